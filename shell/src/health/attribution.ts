/** Where a remote's files lie, and whose they are. */
export interface Whereabouts {
  readonly remote: string;
  readonly version: string;
  /** Absolute address, ending with a slash. */
  readonly folder: string;
}

export interface AttributionDeps {
  readonly window: Window;
  readonly whereabouts: () => readonly Whereabouts[];
  readonly onError: (owner: Whereabouts, error: unknown) => void;
}

function ownerOf(text: string, places: readonly Whereabouts[]): Whereabouts | undefined {
  return places.find(({ folder }) => text.includes(folder));
}

/**
 * Finds the remote behind errors nobody caught, by the addresses in their stack. What belongs to no remote is left to
 * the browser; nothing is swallowed. Answers how to stop.
 */
export function attributeErrors({ window, whereabouts, onError }: AttributionDeps): () => void {
  function see(error: unknown, filename: string): void {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const owner = ownerOf(`${filename}\n${stack}`, whereabouts());
    if (owner) onError(owner, error);
  }
  const onErrorEvent = (event: ErrorEvent) => see(event.error ?? event.message, event.filename ?? '');
  const onRejection = (event: PromiseRejectionEvent) => see(event.reason, '');
  window.addEventListener('error', onErrorEvent);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onErrorEvent);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
