import { syncTrackingConsent } from '../analytics/consent';
import type { Page } from '../page/page-context';
import { createConnectionCheck } from './check-connection';
import { watchNetwork } from './network-notice';
import { watchOtherTabs } from './other-tabs';
import { refreshOnFocus } from './refresh-on-focus';
import { watchSession } from './session-notice';

/**
 * Keeps an open page in sync with its site: other tabs, sleep, the network, the session, and the consent to analytics.
 *
 * @returns A function that stops it.
 */
export function startBackgroundSync(window: Window, { services, notices }: Pick<Page, 'services' | 'notices'>): () => void {
  const checkConnection = createConnectionCheck({ services, notices });
  const deps = { window, services, notices, checkConnection };
  const consent = syncTrackingConsent(services);
  const stops = [
    watchNetwork(deps),
    watchSession(deps),
    refreshOnFocus(deps),
    watchOtherTabs({ window, services, onDifference: () => void checkConnection() }),
    () => consent.unsubscribe(),
    () => checkConnection.close(),
  ];
  return () => stops.forEach((stop) => stop());
}
