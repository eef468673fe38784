import type { Navigation } from '@site-admin/contracts';

type Guard = Parameters<Navigation['guard']>[0];

/** The page's guards of unsaved work. */
export interface Guards {
  add(guard: Guard): () => void;
  /** Returns the newest guard with unsaved work. */
  findDirty(): Guard | undefined;
  /** Calls `onLeave` of every guard with unsaved work, which the user has agreed to discard. */
  notifyLeave(): void;
  /** Disables the guards until the next unload: the user has confirmed leaving the page. */
  allowNextUnload(): void;
  /** Removes all guards. */
  close(): void;
}

/**
 * Creates the guards of the page. While there is one, the browser asks before it closes the page (spec 001 §4.5); without one there is
 * no `beforeunload` listener, so that the page may stay in the back-forward cache.
 */
export function createGuards(window: Window): Guards {
  const guards: Guard[] = [];
  let isUnloadAllowed = false;
  const getDirtyGuards = () => (isUnloadAllowed ? [] : guards.filter(({ isDirty }) => isDirty()));
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    const wasAllowed = isUnloadAllowed;
    // Only once: the page may stay open (a download, a canceled navigation), or return from the back-forward cache.
    isUnloadAllowed = false;
    if (!wasAllowed && getDirtyGuards().length > 0) event.preventDefault();
  };
  const listen = () => window.addEventListener('beforeunload', onBeforeUnload);
  const unlisten = () => window.removeEventListener('beforeunload', onBeforeUnload);

  return {
    add(guard) {
      if (guards.length === 0) listen();
      isUnloadAllowed = false;
      guards.push(guard);
      return () => {
        const at = guards.indexOf(guard);
        if (at === -1) return;
        guards.splice(at, 1);
        if (guards.length === 0) unlisten();
      };
    },
    findDirty: () => getDirtyGuards().at(-1),
    notifyLeave: () => getDirtyGuards().forEach(({ onLeave }) => onLeave?.()),
    allowNextUnload() {
      isUnloadAllowed = true;
    },
    close() {
      guards.length = 0;
      unlisten();
    },
  };
}
