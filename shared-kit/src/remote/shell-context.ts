import { createContext, useContext } from 'react';
import type { MountedRemote, ShellServices } from '@site-admin/contracts';

/** The state of one mount of a remote. */
export interface RemoteMount {
  readonly shell: ShellServices;
  /** Reports the first content on screen; later calls have no effect. */
  readonly ready: () => void;
  /** Registers a guard for unsaved input. Returns a function that removes it. */
  readonly addUnsaved: (isDirty: () => boolean) => () => void;
}

export const RemoteMountContext = createContext<RemoteMount | null>(null);

/** @throws {Error} Outside of a remote made with `defineRemote`. */
export function useRemoteMount(): RemoteMount {
  const remoteMount = useContext(RemoteMountContext);
  if (remoteMount === null) throw new Error('The remote kit is used outside defineRemote().');
  return remoteMount;
}

/** Returns the shell's services for this mount. */
export function useShell(): ShellServices {
  return useRemoteMount().shell;
}

/** Creates the state of one mount; `onReady` is called once. */
export function createRemoteMount(shell: ShellServices, onReady: () => void): RemoteMount & Pick<MountedRemote, 'canUnload'> {
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
