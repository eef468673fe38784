import type { Clock, InitialState, PageData } from '@site-admin/contracts';
import { createFetchAsUser } from './fetch-as-user';
import { createNonce } from './nonce';
import { createPrefetched } from './prefetched';
import { observeReachability } from './reachability';
import { createRequests } from './requests';
import { createIsSameUser } from './same-user';
import type { ApiClient } from '../page/services/requests';

export interface ApiClientDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly initial: InitialState;
  readonly addresses: PageData['addresses'];
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

/** Creates the API client of a page. */
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
