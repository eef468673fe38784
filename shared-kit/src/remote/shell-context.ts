import { createContext, useContext } from 'react';
import type { MountedRemote, ShellServices } from '@site-admin/contracts';

/** What one mount of a remote keeps beside the shell's services. */
export interface Session {
  readonly shell: ShellServices;
  /** Says that the first real content is on screen; later calls change nothing. */
  readonly ready: () => void;
  /** Counts a place where something typed would be lost, until the answer is called. */
  readonly addUnsaved: (isDirty: () => boolean) => () => void;
}

export const SessionContext = createContext<Session | null>(null);

/** @throws {Error} outside a remote made by `defineRemote`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('The remote kit is used outside defineRemote().');
  return session;
}

/** The services the shell made for this mount. */
export function useShell(): ShellServices {
  return useSession().shell;
}

/** Makes the session of one mount; `onReady` is called once. */
export function createSession(shell: ShellServices, onReady: () => void): Session & Pick<MountedRemote, 'canUnload'> {
  const unsaved = new Set<() => boolean>();
  let isReady = false;
  return {
    shell,
    ready() {
      if (isReady) return;
      isReady = true;
      onReady();
    },
    addUnsaved(isDirty) {
      unsaved.add(isDirty);
      return () => unsaved.delete(isDirty);
    },
    canUnload: () => ([...unsaved].some((isDirty) => isDirty()) ? 'dirty' : 'yes'),
  };
}
