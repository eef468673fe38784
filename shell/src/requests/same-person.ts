import { getConnectionData, createSiteRequest } from '@site-admin/contracts';
import * as v from 'valibot';
import type { IsTheirs } from './nonce';

const whoAnswered = v.object({ currentUser: v.object({ id: v.number() }) });

export interface SamePersonDeps {
  /** `WP_API_root`. */
  readonly root: string;
  readonly fetch: typeof globalThis.fetch;
  /** Unix ms. */
  readonly now: () => number;
  /** Of the person the page was made for. */
  readonly userId: number;
}

/**
 * Asks the site who a fresh nonce belongs to: in another tab somebody else may have signed in. Who may not ask that, or gets no
 * answer, is taken at the word of the session.
 */
export function createIsTheirs({ root, fetch, now, userId }: SamePersonDeps): IsTheirs {
  return async (nonce) => {
    const { url, init } = createSiteRequest({ root, nonce, endpoint: getConnectionData, input: {}, now: now() });
    try {
      const answer: unknown = JSON.parse(await (await fetch(url, init)).text());
      return !v.is(whoAnswered, answer) || answer.currentUser.id === userId;
    } catch {
      return true;
    }
  };
}
