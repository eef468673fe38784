/** Scroll positions of the page's history entries, in pixels. */
export interface ScrollPositions {
  /** Saves the current scroll position for an entry. */
  save(entry: number): void;
  /** Returns the saved position; 0 for an entry without one. */
  read(entry: number): number;
  /** Removes the positions of `entry` and later ones, which a new entry replaces. */
  dropFrom(entry: number): void;
  close(): void;
}

const storageKey = 'site-admin:scroll';

/** Ignores errors of disabled or full storage; positions are then lost when the page is closed. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

function readStored(storage: () => Storage): unknown[] {
  const stored: unknown = attempt(() => JSON.parse(storage().getItem(storageKey) ?? '[]'));
  return Array.isArray(stored) ? stored : [];
}

/**
 * Replaces the browser's scroll restoration, which runs before the new screen has its final height. Positions are stored in the tab's
 * session storage, so that they survive reloads.
 *
 * @param isKnownEntry Whether the current entry belongs to an earlier load of the page, whose positions are restored.
 * @param currentEntry Returns the entry of the current screen.
 */
export function createScrollPositions(window: Window, isKnownEntry: boolean, currentEntry: () => number): ScrollPositions {
  const storage = () => window.sessionStorage;
  let positions = isKnownEntry ? readStored(storage) : [];
  window.history.scrollRestoration = 'manual';

  function save(entry: number): void {
    positions[entry] = window.scrollY;
  }
  function onPageHide(): void {
    save(currentEntry());
    attempt(() => storage().setItem(storageKey, JSON.stringify(positions)));
  }
  window.addEventListener('pagehide', onPageHide);

  return {
    save,
    read(entry) {
      const position = positions[entry];
      return typeof position === 'number' ? position : 0;
    },
    dropFrom(entry) {
      positions = positions.slice(0, entry);
    },
    close: () => window.removeEventListener('pagehide', onPageHide),
  };
}
