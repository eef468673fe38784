import type { Analytics, InitialState, Live, Viewer } from '@site-admin/contracts';
import { distinctUntilChanged, map, skip } from '@site-admin/runtime/rx';
import { redirectToWoo } from './woo-redirect';
import type { PageNotices } from '../page/services/notices';
import type { NavigationPort } from '../page/services/navigation';

export interface WatchRouteDeps {
  readonly navigation: NavigationPort;
  readonly notices: PageNotices;
  readonly analytics: Analytics;
  readonly viewer: Live<Viewer>;
  readonly initial: Pick<InitialState, 'currentVersion' | 'isWooCommerceActive' | 'hasSeenWCConnectionModal'>;
}

/**
 * Handles the first route and each change before the new screen is rendered, so that notices of the new screen are not cleared with
 * those of the old one. Page views are recorded for connected sites only.
 */
export function watchRoute({ navigation, notices, analytics, viewer, initial }: WatchRouteDeps): void {
  redirectToWoo(navigation, viewer.current, initial);
  const paths = navigation.location.changes.pipe(
    map(({ path }) => path),
    distinctUntilChanged(),
  );
  paths.pipe(skip(1)).subscribe(() => notices.routeChanged());
  paths.subscribe((path) => {
    if (viewer.current.status !== 'connected') return;
    analytics.record('jetpack_wpa_page_view', { path, current_version: initial.currentVersion });
  });
}
