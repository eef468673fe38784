/** Stores in this browser that the user chose safe mode, as no response contains that. */
export interface SafeModeMemory {
  isKnownCopy(): boolean;
  remember(): void;
  forget(): void;
}

/** Creates the memory. Without storage the panel is shown at each visit. */
export function createSafeModeMemory(storage: () => Storage, rawUrl: string): SafeModeMemory {
  // The sites of a network may share an origin.
  const key = `site-admin:safe-mode:${rawUrl}`;
  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  }
  return {
    isKnownCopy: () => attempt((stored) => stored.getItem(key)) === '1',
    remember: () => attempt((stored) => stored.setItem(key, '1')),
    forget: () => attempt((stored) => stored.removeItem(key)),
  };
}
