import type { InitialState } from '@site-admin/contracts';
import { live } from '../page/live';
import type { SiteStore } from '../page/ports';

/** The site as the page was served with it, and what of it has changed since. */
export function createSite(initial: InitialState): SiteStore {
  const connection = live(initial.connectionStatus);
  const user = live(initial.userData.currentUser);
  return {
    initial,
    connection,
    user,
    setConnection: (next) => connection.set(next),
    setUser: (next) => user.set(next),
  };
}
