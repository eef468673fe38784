import type { Live } from '@site-admin/contracts';
import { live } from '../page/live';

/** Whether the site can be reached, according to the last request. */
export interface Reachability {
  readonly fetch: typeof globalThis.fetch;
  readonly isReachable: Live<boolean>;
}

/** Aborted by the page itself, which tells nothing about the network. */
const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Wraps `fetch` and observes whether there is any response. */
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
