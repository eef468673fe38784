import type { Observable } from 'rxjs';

/** A current value with its changes: `changes` emits the current one first. */
export interface Live<T> {
  readonly current: T;
  readonly changes: Observable<T>;
}
