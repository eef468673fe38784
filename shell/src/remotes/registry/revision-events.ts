/** Server-sent events of the registry's revision. */
export interface RevisionEvents {
  /** Returns whether the server reports changes: an event arrived lately. */
  isFresh(): boolean;
  /** Opens the stream again after errors. Called when the server has responded to something else. */
  reopen(): void;
  close(): void;
}

export interface RevisionEventsDeps {
  readonly window: Window;
  readonly url: string;
  readonly onRevision: (revision: number) => void;
  /** Unix ms. */
  readonly now: () => number;
}

/** The server sends the revision every 20 s; without it the connection may be lost. */
const freshMs = 30_000;
/** Errors in a row after which the stream is closed: the browser reconnects after each, forever. */
const maxErrors = 3;
/** Streams in a row without any event after which none is opened until the page becomes visible again. */
const maxStreams = 3;

/** Opens the stream while the page is visible: a browser has six connections to a host, for all its tabs. */
export function openRevisionEvents({ window, url, onRevision, now }: RevisionEventsDeps): RevisionEvents {
  const { document } = window;
  let source: EventSource | undefined;
  let receivedAt = -Infinity;
  let errors = 0;
  let streams = 0;

  function close(): void {
    source?.close();
    source = undefined;
    receivedAt = -Infinity;
  }

  function onError(): void {
    errors += 1;
    if (errors >= maxErrors || source?.readyState === EventSource.CLOSED) close();
  }

  function open(): void {
    if (source || streams >= maxStreams || document.visibilityState === 'hidden') return;
    streams += 1;
    errors = 0;
    source = new EventSource(url);
    source.addEventListener('error', onError);
    source.addEventListener('revision', ({ data }) => {
      receivedAt = now();
      errors = 0;
      streams = 0;
      onRevision(Number(data));
    });
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') return close();
    streams = 0;
    open();
  }

  document.addEventListener('visibilitychange', onVisibility);
  open();
  return {
    isFresh: () => now() - receivedAt < freshMs,
    reopen: open,
    close() {
      document.removeEventListener('visibilitychange', onVisibility);
      close();
    },
  };
}
