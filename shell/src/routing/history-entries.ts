import { createScrollPositions } from './scroll-positions';

/** Marks the history entries of this page with their number, which distinguishes back from forward. */
const indexKey = 'siteAdminIndex';

function readIndex(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !(indexKey in state)) return undefined;
  return typeof state[indexKey] === 'number' ? state[indexKey] : undefined;
}

/** The history entries of this page. The entry of the screen is not the browser's current one while a change is being confirmed. */
export interface HistoryEntries {
  /** Steps from the screen's entry to the browser's current one; undefined where that is a new entry. */
  stepsAway(): number | undefined;
  /** Makes the browser's current entry the screen's. */
  adopt(): void;
  /** Adds an entry for a new screen, or replaces the current one. */
  write(hash: string, replace: boolean): void;
  /** Writes the hash of the screen back into the current entry. */
  restore(hash: string): void;
  /** Pixels by which the screen's entry was scrolled when it was left; 0 for a new one. */
  savedScroll(): number;
  close(): void;
}

export function createHistoryEntries(window: Window): HistoryEntries {
  const { history } = window;
  const first = readIndex(history.state);
  let index = first ?? 0;
  const scroll = createScrollPositions(window, first !== undefined, () => index);
  const replace = (hash?: string) => history.replaceState({ ...(history.state as object | null), [indexKey]: index }, '', hash);
  replace();

  return {
    stepsAway() {
      const current = readIndex(history.state);
      return current === undefined ? undefined : current - index;
    },
    adopt() {
      const current = readIndex(history.state);
      // The browser reports a change of entry twice, by popstate and by hashchange.
      if (current !== index) scroll.save(index);
      index = current ?? index + 1;
      if (current !== undefined) return;
      replace();
      scroll.dropFrom(index);
    },
    write(hash, isReplaced) {
      if (!isReplaced) {
        scroll.save(index);
        index += 1;
      }
      scroll.dropFrom(index);
      if (isReplaced) replace(hash);
      else history.pushState({ [indexKey]: index }, '', hash);
    },
    restore: replace,
    savedScroll: () => scroll.read(index),
    close: scroll.close,
  };
}
