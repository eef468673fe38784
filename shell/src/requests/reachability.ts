import { live, type WritableLive } from '../page/live';

/** `fetch`, and whether its last request reached the site. */
export interface Reachability {
  readonly fetch: typeof globalThis.fetch;
  readonly isReachable: WritableLive<boolean>;
}

/** Requests aborted by the page do not show whether the site is reachable. */
const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Wraps `fetch` and observes whether there is a response. */
export function observeReachability(fetch: typeof globalThis.fetch): Reachability {
  const isReachable = live(true);
  return {
    isReachable,
    async fetch(...request) {
      try {
        const response = await fetch(...request);
        isReachable.set(true);
        return response;
      } catch (error) {
        if (!isAborted(error)) isReachable.set(false);
        throw error;
      }
    },
  };
}
