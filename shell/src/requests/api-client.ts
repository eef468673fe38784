import type { Clock, InitialState, Live, PageData } from '@site-admin/contracts';
import { createFetchAsUser, type FetchAsUser } from './fetch-as-user';
import { createNonce, type Session } from './nonce';
import { createPrefetched } from './prefetched';
import { observeReachability } from './reachability';
import { createRequests, type SiteRequests } from './requests';
import { createIsSameUser } from './same-user';

/** The page's client of its site: all requests go through it. */
export interface ApiClient {
  readonly requests: SiteRequests;
  readonly fetchAsUser: FetchAsUser;
  readonly session: Live<Session>;
  /** Whether the last request had a response. */
  readonly isReachable: Live<boolean>;
}

export interface ApiClientDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly initial: InitialState;
  readonly addresses: PageData['addresses'];
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

/** Makes the one client of a page. */
export function createApiClient({ window, initial, addresses, clock }: ApiClientDeps): ApiClient {
  const { WP_API_root: root, WP_API_nonce: first, userData } = initial;
  const { now } = clock;
  const { fetch, isReachable } = observeReachability((...request) => window.fetch(...request));
  const isSameUser = createIsSameUser({ root, fetch, now, userId: userData.currentUser.id });
  const nonce = createNonce(first, addresses.nonce, fetch, isSameUser);
  const prefetched = createPrefetched(window.siteAdminStart, now);
  return {
    requests: createRequests({ root, nonce, fetch, clock, prefetched }),
    fetchAsUser: createFetchAsUser(nonce, fetch),
    session: nonce.session,
    isReachable,
  };
}
