/** The requests of the start code, which runs before the shell. */
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

/** Milliseconds after which a prefetched response is not used any more. */
const freshFor = 10_000;

export interface Prefetched {
  /** The prefetched response to this call: once, while it is fresh; else undefined. */
  take(path: string): Promise<Response> | undefined;
}

export function createPrefetched(start: StartCalls | undefined, now: () => number): Prefetched {
  const left = new Map(Object.entries(start?.calls ?? {}));
  const at = start?.at ?? 0;
  // One that is never taken must not end as an unhandled rejection.
  left.forEach((call) => call.catch(() => undefined));
  return {
    take(path) {
      const call = left.get(path);
      left.delete(path);
      return now() - at < freshFor ? call : undefined;
    },
  };
}
