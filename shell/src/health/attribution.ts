/** The folder of a remote's files. */
export interface RemoteFolder {
  readonly remote: string;
  readonly version: string;
  /** Absolute URL, ends with a slash. */
  readonly folder: string;
}

export interface AttributionDeps {
  readonly window: Window;
  readonly getFolders: () => readonly RemoteFolder[];
  readonly onError: (owner: RemoteFolder, error: unknown) => void;
}

/** Returns the folder of the innermost frame: code of one remote may be called by another, as by an event of the bus. */
function findOwner(stack: string, folders: readonly RemoteFolder[]): RemoteFolder | undefined {
  const found = folders.map((owner) => ({ owner, at: stack.indexOf(owner.folder) })).filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at)[0]?.owner;
}

/**
 * Attributes uncaught errors to remotes, by the URLs in their stacks. Errors without a remote are ignored; none is suppressed.
 *
 * @returns A function that stops it.
 */
export function attributeErrors({ window, getFolders, onError }: AttributionDeps): () => void {
  function attribute(error: unknown, filename: string): void {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const owner = findOwner(`${filename}\n${stack}`, getFolders());
    if (owner) onError(owner, error);
  }
  const onErrorEvent = (event: ErrorEvent) => attribute(event.error ?? event.message, event.filename ?? '');
  const onRejection = (event: PromiseRejectionEvent) => attribute(event.reason, '');
  window.addEventListener('error', onErrorEvent);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onErrorEvent);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
