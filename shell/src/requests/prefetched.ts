/** What the start code has put on the wire before any of this ran. */
export interface StartCalls {
  /** Unix ms of sending. */
  readonly at: number;
  /** By path below `jetpack/v4/`, with its query. */
  readonly calls: Readonly<Record<string, Promise<Response>>>;
}

declare global {
  interface Window {
    siteAdminStart?: StartCalls;
  }
}

/** Milliseconds after which an early answer is no longer news. */
const freshFor = 10_000;

export interface Prefetched {
  /** The early answer to this call: once, and only while it is fresh. Undefined on the second ask, or when it did not come. */
  take(path: string): Promise<Response> | undefined;
}

export function createPrefetched(start: StartCalls | undefined, now: () => number): Prefetched {
  const left = new Map(Object.entries(start?.calls ?? {}));
  const at = start?.at ?? 0;
  // Whoever does not take one must not meet it as an unhandled rejection.
  left.forEach((call) => call.catch(() => undefined));
  return {
    take(path) {
      const call = left.get(path);
      left.delete(path);
      return now() - at < freshFor ? call : undefined;
    },
  };
}
