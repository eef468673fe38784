import type { InitialState, Live, PageData } from '@site-admin/contracts';
import { createFetchAsUser, type FetchAsUser } from './as-user';
import { createNonce, type Session } from './nonce';
import { createPrefetched } from './prefetched';
import { createReach } from './reach';
import { createRequests, type SiteRequests } from './requests';
import { createIsTheirs } from './same-person';

/** The page's line to its site: everything goes over it. */
export interface SiteLine {
  readonly requests: SiteRequests;
  readonly fetchAsUser: FetchAsUser;
  /** Whose the browser is now, as far as an answer has told. */
  readonly session: Live<Session>;
  /** Whether the last thing asked of the site was answered. */
  readonly reached: Live<boolean>;
}

export interface SiteLineDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly initial: InitialState;
  readonly addresses: PageData['addresses'];
  /** Unix ms. */
  readonly now: () => number;
}

/** Made once for a page. */
export function createSiteLine({ window, initial, addresses, now }: SiteLineDeps): SiteLine {
  const { WP_API_root: root, WP_API_nonce: first, userData } = initial;
  const { fetch, reached } = createReach((...request) => window.fetch(...request));
  const isTheirs = createIsTheirs({ root, fetch, now, userId: userData.currentUser.id });
  const nonce = createNonce(first, addresses.nonce, fetch, isTheirs);
  const prefetched = createPrefetched(window.siteAdminStart, now);
  return {
    requests: createRequests({ root, nonce, fetch, now, prefetched }),
    fetchAsUser: createFetchAsUser(nonce, fetch),
    session: nonce.session,
    reached,
  };
}
