import { getConnectionStatus, getModules, getSettings, getSite, getSitePurchases } from '@site-admin/contracts';
import type { CachedResource } from '../page/services/resources';
import type { PageServices } from '../page/services/page-services';
import type { CheckConnection } from './check-connection';

export interface RefreshOnFocusDeps {
  readonly window: Window;
  readonly services: Pick<PageServices, 'resources' | 'clock'>;
  readonly checkConnection: CheckConnection;
}

/** The minimum interval between two checks, for a user switching between tabs. */
const checkEveryMs = 10_000;
/** Older resources are refetched when the user returns. */
const staleAfterMs = 5 * 60_000;
/**
 * Resources that are refetched at each return: saving a form must not overwrite what was changed elsewhere, and plans are bought in
 * another tab.
 */
const alwaysRefetched: readonly string[] = [getSettings, getModules, getSite, getSitePurchases].map(({ path }) => path);

/**
 * Refreshes the page when the user returns to it: from another tab, a sleep, or the back-forward cache. First the connection is
 * checked alone: after a sleep there may be no network yet, and what is on screen must not be replaced by errors.
 */
export function refreshOnFocus({ window, services: { resources, clock }, checkConnection }: RefreshOnFocusDeps): () => void {
  const { document } = window;
  let checkedAt = clock.now();

  // The connection was refetched by the check.
  const isStale = ({ path, at }: CachedResource) =>
    path !== getConnectionStatus.path && (alwaysRefetched.includes(path) || clock.now() - at > staleAfterMs);

  function onReturn(): void {
    if (document.visibilityState === 'hidden') return;
    if (clock.now() - checkedAt < checkEveryMs) return;
    checkedAt = clock.now();
    void checkConnection().then((hasResponse) => {
      if (hasResponse) resources.refetch(isStale);
    });
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('pageshow', onPageShow);
  };
}
