/** Requests of the start code, which runs before the shell. */
export interface StartCalls {
  /** Unix ms of sending. */
  readonly at: number;
  /** Keyed by path below `jetpack/v4/`, with its query. */
  readonly calls: Readonly<Record<string, Promise<Response>>>;
}

declare global {
  interface Window {
    siteAdminStart?: StartCalls;
  }
}

/** Milliseconds after which a prefetched response is discarded. */
const freshFor = 10_000;

export interface Prefetched {
  /** Returns the prefetched response of a call once, while it is fresh; else undefined. */
  take(path: string): Promise<Response> | undefined;
}

export function createPrefetched(start: StartCalls | undefined, now: () => number): Prefetched {
  const left = new Map(Object.entries(start?.calls ?? {}));
  const at = start?.at ?? 0;
  // Prevents an unhandled rejection of a call that is never taken.
  left.forEach((call) => call.catch(() => undefined));
  return {
    take(path) {
      const call = left.get(path);
      left.delete(path);
      return now() - at < freshFor ? call : undefined;
    },
  };
}
