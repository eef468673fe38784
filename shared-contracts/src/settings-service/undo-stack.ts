import { Subscription } from 'rxjs';
import type { Clock } from '../remote';
import { isUndoOffered } from './notice-rules';
import type { Change } from './change';

/** For how long a change can be undone after it was saved, unless another change extends it. */
export const undoWithinMs = 10_000;

export interface UndoStack {
  /**
   * Adds the changes that can be undone.
   *
   * @param changes What one notice announces, oldest first.
   * @returns The change that Undo on the notice reverts: the last one that is not undone yet; undefined without Undo.
   */
  add(changes: readonly Change[]): Change | undefined;
  /** Removes a change that is being undone. */
  take(change: Change): void;
}

/**
 * Creates a stack of changes that can be undone, last one first: while notices with the same id replace each other, Undo on the newest
 * reverts one change after the other.
 */
function createUndoStack(clock: Pick<Clock, 'after'>): UndoStack {
  let stack: readonly Change[] = [];
  let expiry = Subscription.EMPTY;
  /** The patches of undoing changes, which are not undone themselves. */
  const undoing = new WeakSet<object>();

  function expireLater(): void {
    expiry.unsubscribe();
    expiry = clock.after(undoWithinMs).subscribe(() => (stack = []));
  }

  return {
    add(changes) {
      const [isUndo, undoable] = [changes.some(({ patch }) => undoing.has(patch)), changes.filter(isUndoOffered)];
      // A change that cannot be undone clears the stack: Undo next to its text would revert another one.
      if (undoable.length === 0 && !isUndo) stack = [];
      stack = [...stack, ...undoable];
      expireLater();
      return stack.at(-1);
    },
    take(change) {
      undoing.add(change.previous);
      stack = stack.filter((other) => other !== change);
    },
  };
}

/** Creates the stacks of the notices by id, each when it is first used. */
export function createUndoStacks(clock: Pick<Clock, 'after'>) {
  const stacks = new Map<string, UndoStack>();
  return {
    get(id: string): UndoStack {
      const stack = stacks.get(id) ?? createUndoStack(clock);
      stacks.set(id, stack);
      return stack;
    },
  };
}
