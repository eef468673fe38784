import { hasCommand, type Change } from './change';

/** Changes that are not sent yet, in order. */
export interface WaitingChanges {
  add(change: Change): void;
  /** Puts changes first, each to be sent in a request of its own. */
  addSingly(changes: readonly Change[]): void;
  /** Removes those that are to be sent next, in one request; empty when none waits. */
  takeNext(): readonly Change[];
  takeAll(): readonly Change[];
}

export function createWaitingChanges(): WaitingChanges {
  let waiting: readonly Change[] = [];
  const single = new Set<Change>();

  function take(count: number): readonly Change[] {
    const taken = waiting.slice(0, count);
    waiting = waiting.slice(count);
    taken.forEach((change) => single.delete(change));
    return taken;
  }

  return {
    add(change) {
      // Two commands for one setting must not become one.
      if (hasCommand(change.patch)) single.add(change);
      waiting = [...waiting, change];
    },
    addSingly(changes) {
      changes.forEach((change) => single.add(change));
      waiting = [...changes, ...waiting];
    },
    takeNext() {
      const firstSingle = waiting.findIndex((change) => single.has(change));
      return take(firstSingle === -1 ? waiting.length : Math.max(firstSingle, 1));
    },
    takeAll: () => take(waiting.length),
  };
}
