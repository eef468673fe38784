import { createSiteRequest, getConnectionData } from '@site-admin/contracts';
import * as v from 'valibot';
import type { IsSameUser } from './nonce';

const responseOfUser = v.object({ currentUser: v.object({ id: v.number() }) });

export interface SameUserDeps {
  /** `WP_API_root`. */
  readonly root: string;
  readonly fetch: typeof globalThis.fetch;
  /** Unix ms. */
  readonly now: () => number;
  /** Id of the page's user. */
  readonly userId: number;
}

/**
 * Requests the user of a nonce from the site, as another user may have signed in in another tab. If the request fails, the session is
 * trusted.
 */
export function createIsSameUser({ root, fetch, now, userId }: SameUserDeps): IsSameUser {
  return async (nonce) => {
    const { url, init } = createSiteRequest({ root, nonce, endpoint: getConnectionData, input: {}, now: now() });
    try {
      const body: unknown = JSON.parse(await (await fetch(url, init)).text());
      return !v.is(responseOfUser, body) || body.currentUser.id === userId;
    } catch {
      return true;
    }
  };
}
