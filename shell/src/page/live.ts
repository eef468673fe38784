import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';
import type { Live } from '@site-admin/contracts';

/** A `Live` value with its setter, for its owner. */
export interface WritableLive<T> extends Live<T> {
  set(next: T): void;
}

/** Creates a live value. Setting the current value again does not emit. */
export function live<T>(initial: T): WritableLive<T> {
  const subject = new BehaviorSubject(initial);
  const changes: Observable<T> = subject.pipe(distinctUntilChanged());
  return {
    get current() {
      return subject.value;
    },
    changes,
    set: (next) => subject.next(next),
  };
}
