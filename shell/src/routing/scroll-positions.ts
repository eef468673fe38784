/** How far each history entry of the page was scrolled, in pixels. */
export interface ScrollPositions {
  /** Saves the current scroll position for an entry. */
  save(entry: number): void;
  /** 0 for an entry that was never left. */
  read(entry: number): number;
  /** Forgets `entry` and those after it, because a new entry takes their place. */
  dropFrom(entry: number): void;
  close(): void;
}

const storageKey = 'site-admin:scroll';

/** Storage may be disabled or full; positions are then lost with the page. */
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
 * Takes over from the browser, which restores a position before the new screen is as long as the old one was. The positions outlive a
 * reload and a visit to another page, in the tab's storage.
 *
 * @param isKnownEntry Whether the page was on the current entry before: a new one begins without positions.
 * @param currentEntry The entry of the current screen.
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
