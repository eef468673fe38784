import { BehaviorSubject } from 'rxjs';
import type { Live } from '../live';
import type { Handles } from './handles';

/** A live value that a test can set. */
export interface SettableLive<T> {
  readonly live: Live<T>;
  set(value: T): void;
}

export function createLive<T>(label: string, initial: T, handles: Handles): SettableLive<T> {
  const values = new BehaviorSubject(initial);
  return {
    live: {
      get current() {
        return values.value;
      },
      changes: handles.track(label, values),
    },
    set: (value) => values.next(value),
  };
}
