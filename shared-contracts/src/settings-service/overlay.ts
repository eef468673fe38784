import { Subject, type Observable } from 'rxjs';
import type { Settings } from '../site/settings';
import type { Change, ChangePhase } from './change';

/** The changes that are not confirmed yet, oldest first: their values are shown over the stored ones. */
export interface Overlay {
  /** Emits after each modification. */
  readonly modified: Observable<void>;
  /** Increases with each modification. */
  readonly version: number;
  set(change: Change, phase: ChangePhase): void;
  /** Shows the stored values again. */
  remove(changes: readonly Change[]): void;
  /** `stored` with the values of all changes. */
  over(stored: Settings): Settings;
  /** Names with a change that is queued, sent, or saved and not confirmed. */
  pending(): ReadonlySet<string>;
}

export function createOverlay(): Overlay {
  // A Map keeps the order of insertion, also when the phase of a change is replaced.
  const phases = new Map<Change, ChangePhase>();
  const modified = new Subject<void>();
  let version = 0;

  function modify(): void {
    version += 1;
    modified.next();
  }

  return {
    modified,
    get version() {
      return version;
    },
    set(change, phase) {
      phases.set(change, phase);
      modify();
    },
    remove(changes) {
      changes.forEach((change) => phases.delete(change));
      modify();
    },
    over: (stored) => Object.assign({}, stored, ...Array.from(phases.keys(), ({ shown }) => shown)),
    pending() {
      const open = [...phases].filter(([, phase]) => phase !== 'unconfirmed');
      return new Set(open.flatMap(([{ patch }]) => Object.keys(patch)));
    },
  };
}
