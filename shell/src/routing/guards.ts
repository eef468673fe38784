import type { Navigation } from '@site-admin/contracts';

type Guard = Parameters<Navigation['guard']>[0];

/** Who must be asked before the person leaves, and how. */
export interface Guards {
  add(guard: Guard): () => void;
  /** The guard that stands in the way now: the newest whose work would be lost. */
  findDirty(): Guard | undefined;
  /** Tells every guard whose work is being given up. */
  notifyLeave(): void;
  /** Nobody is asked the next time the page goes: the person has chosen to leave it. */
  allowNextUnload(): void;
  /** Takes all guards away. */
  close(): void;
}

/**
 * Keeps the guards of the page. While there is one, the browser is asked to ask before the page itself goes (spec 001 §4.5);
 * without one there is no `beforeunload` listener, so that the page may rest in the back-forward cache.
 */
export function createGuards(window: Window): Guards {
  const guards: Guard[] = [];
  let released = false;
  const getDirtyGuards = () => (released ? [] : guards.filter(({ isDirty }) => isDirty()));
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    const isChosen = released;
    // Once: the page may stay all the same (a download, "stop"), or come back out of the back-forward cache.
    released = false;
    if (!isChosen && getDirtyGuards().length > 0) event.preventDefault();
  };
  const listen = () => window.addEventListener('beforeunload', onBeforeUnload);
  const unlisten = () => window.removeEventListener('beforeunload', onBeforeUnload);

  return {
    add(guard) {
      if (guards.length === 0) listen();
      released = false;
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
      released = true;
    },
    close() {
      guards.length = 0;
      unlisten();
    },
  };
}
