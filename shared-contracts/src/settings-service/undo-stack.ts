import { Subscription } from 'rxjs';
import type { Clock } from '../remote';
import { getNoticeId, isUndoOffered } from './notice-rules';
import type { Change } from './change';

/** For how long a change can be undone after it was saved, unless another change extends it. */
export const undoWithinMs = 10_000;

export interface UndoStack {
  /**
   * Adds the changes that can be undone.
   *
   * @param changes What the notice with this id announces, oldest first.
   * @returns The change that Undo on the notice reverts: the last one that is not undone yet; undefined without Undo.
   */
  add(id: string, changes: readonly Change[]): Change | undefined;
  /** Removes a change that is being undone. */
  take(change: Change): void;
}

/**
 * Changes that can be undone, last one first: while notices with the same id replace each other, Undo on the newest reverts one change
 * after the other.
 */
export function createUndoStack(clock: Pick<Clock, 'after'>): UndoStack {
  let stack: readonly Change[] = [];
  let expiry = Subscription.EMPTY;
  /** The patches of undoing changes, which are not undone themselves. */
  const undoing = new WeakSet<object>();

  return {
    add(id, changes) {
      const undoable = changes.filter(isUndoOffered);
      const isOther = (change: Change) => getNoticeId(change) !== id;
      // A change that cannot be undone ends the row: Undo beside its text would revert another one.
      if (undoable.length === 0 && !changes.some(({ patch }) => undoing.has(patch))) stack = stack.filter(isOther);
      stack = [...stack, ...undoable];
      expiry.unsubscribe();
      expiry = clock.after(undoWithinMs).subscribe(() => (stack = []));
      return stack.filter((change) => !isOther(change)).at(-1);
    },
    take(change) {
      undoing.add(change.previous);
      stack = stack.filter((other) => other !== change);
    },
  };
}
