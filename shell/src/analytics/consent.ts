import { getTrackingSettings, isLinked, isSiteConnected } from '@site-admin/contracts';
import { combineLatest, distinctUntilChanged, map, of, switchMap, type Subscription } from '@site-admin/runtime/rx';
import type { PageServices } from '../page/services/page-services';

/**
 * Lets analytics know whether the person may be counted. Nothing the page is served with says so, therefore it is asked once, when
 * the page has nothing better to do; from then on the answer is followed, so that opting out in the privacy settings holds at
 * once. Without a linked account, or in offline mode, nobody is counted and nobody is asked. Unknown is not allowed.
 */
export function syncTrackingConsent({
  resources,
  site,
  analytics,
}: Pick<PageServices, 'resources' | 'site' | 'analytics'>): Subscription {
  const mayBeAsked = combineLatest([site.connection.changes, site.user.changes]).pipe(
    map(([connection, user]) => isLinked(user) && isSiteConnected(connection)),
    distinctUntilChanged(),
  );
  const consent = mayBeAsked.pipe(
    switchMap((isAsked) =>
      isAsked
        ? resources
            .watch(getTrackingSettings)
            .pipe(map((state) => (state.status === 'ready' ? !state.data.tracks_opt_out : undefined)))
        : of(false),
    ),
  );
  return consent.subscribe((may) => analytics.allow(may));
}
