import { followConsent } from '../analytics/consent';
import type { Page } from '../page/page-context';
import { createLook } from './check-connection';
import { followNetwork } from './network-notice';
import { followOtherTabs } from './other-tabs';
import { followSession } from './session-notice';
import { followWaking } from './refresh-on-focus';

/** Keeps an open page true to its site: other tabs, sleep, the network, the session, and whether the person may be counted. */
export function startUpkeep(window: Window, { services, notices }: Pick<Page, 'services' | 'notices'>): () => void {
  const look = createLook({ services, notices });
  const deps = { window, services, notices, look };
  const consent = followConsent(services);
  const ends = [
    followNetwork(deps),
    followSession(deps),
    followWaking(deps),
    followOtherTabs({ window, services, onDifference: () => void look() }),
    () => consent.unsubscribe(),
    () => look.close(),
  ];
  return () => ends.forEach((end) => end());
}
