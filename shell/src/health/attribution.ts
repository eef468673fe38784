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

/**
 * Attributes uncaught errors to remotes, by the URLs in their stacks. Errors without a remote are ignored; none is suppressed.
 *
 * @returns A function that stops it.
 */
export function attributeErrors({ window, getFolders, onError }: AttributionDeps): () => void {
  function attribute(error: unknown, filename: string): void {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const text = `${filename}\n${stack}`;
    const owner = getFolders().find(({ folder }) => text.includes(folder));
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
