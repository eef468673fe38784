import { createScrollPositions } from './scroll-positions';

/** Key of an entry's index in its history state, which distinguishes back from forward. */
const indexKey = 'siteAdminIndex';

function readIndex(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !(indexKey in state)) return undefined;
  return typeof state[indexKey] === 'number' ? state[indexKey] : undefined;
}

/** The history entries of the page. While a change is being confirmed, the screen's entry is not the browser's current one. */
export interface HistoryEntries {
  /** Returns the steps from the screen's entry to the browser's current one; undefined if that is new. */
  stepsAway(): number | undefined;
  /** Makes the browser's current entry the screen's. */
  adopt(): void;
  /** Adds an entry for a new screen, or replaces the current one. */
  write(hash: string, replace: boolean): void;
  /** Writes the hash of the screen back into the current entry. */
  restore(hash: string): void;
  /** Returns the scroll position in pixels that was saved for the screen's entry; 0 for a new one. */
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
