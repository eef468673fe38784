import { live } from '../page/live';
import type { Live } from '@site-admin/contracts';

/** Whether the site can be reached, by what became of the last thing the page asked of it. */
export interface Reach {
  readonly fetch: typeof globalThis.fetch;
  readonly reached: Live<boolean>;
}

/** Called off by the page itself, which says nothing about the network. */
const isCalledOff = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** `fetch` as it is, with an eye on whether any answer comes. */
export function createReach(fetch: typeof globalThis.fetch): Reach {
  const reached = live(true);
  return {
    reached,
    async fetch(...request) {
      try {
        const response = await fetch(...request);
        reached.set(true);
        return response;
      } catch (error) {
        if (!isCalledOff(error)) reached.set(false);
        throw error;
      }
    },
  };
}
