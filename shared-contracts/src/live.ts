import type { Observable } from 'rxjs';

/** A value that is there now and may change: `changes` emits the current one first. */
export interface Live<T> {
  readonly current: T;
  readonly changes: Observable<T>;
}
