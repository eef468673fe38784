/** What this browser remembers of the choice to stay in safe mode: the site does not say that it was made. */
export interface SafeModeMemory {
  isKnownCopy(): boolean;
  remember(): void;
  forget(): void;
}

/** Storage may be off or full; then the question is asked at each visit. */
export function createSafeModeMemory(storage: () => Storage, rawUrl: string): SafeModeMemory {
  // Sites of a network share a storage.
  const key = `site-admin:safe-mode:${rawUrl}`;
  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  }
  return {
    isKnownCopy: () => attempt((kept) => kept.getItem(key)) === '1',
    remember: () => attempt((kept) => kept.setItem(key, '1')),
    forget: () => attempt((kept) => kept.removeItem(key)),
  };
}
