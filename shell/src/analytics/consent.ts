import { getTrackingSettings, isLinked, isSiteConnected } from '@site-admin/contracts';
import { combineLatest, distinctUntilChanged, map, of, switchMap, type Subscription } from '@site-admin/runtime/rx';
import type { PageServices } from '../page/services/page-services';

/**
 * Sets whether analytics may record. The page's data does not contain the consent, so it is fetched; changes in the privacy settings
 * apply at once. Without a linked account or in offline mode nothing is recorded or fetched. Nothing is recorded while it is unknown.
 */
export function syncTrackingConsent({
  resources,
  site,
  analytics,
}: Pick<PageServices, 'resources' | 'site' | 'analytics'>): Subscription {
  const hasAccount = combineLatest([site.connection.changes, site.user.changes]).pipe(
    map(([connection, user]) => isLinked(user) && isSiteConnected(connection)),
    distinctUntilChanged(),
  );
  const consent = hasAccount.pipe(
    switchMap((isKnown) =>
      isKnown
        ? resources
            .watch(getTrackingSettings)
            .pipe(map((state) => (state.status === 'ready' ? !state.data.tracks_opt_out : undefined)))
        : of(false),
    ),
  );
  return consent.subscribe((may) => analytics.allow(may));
}
