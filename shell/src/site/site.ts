import { createViewer, type InitialState, type Live, type Modules } from '@site-admin/contracts';
import { live } from '../page/live';
import type { SiteStore } from '../page/services/site';

/** Creates the site service: the initial state, and live values of what can change. */
export function createSite(initial: InitialState, modules: Live<Modules>, operates: boolean): SiteStore {
  const connection = live(initial.connectionStatus);
  const user = live(initial.userData.currentUser);
  return {
    initial,
    connection,
    user,
    viewer: createViewer({ initial, connection, user, modules, operates }),
    setConnection: (next) => connection.set(next),
    setUser: (next) => user.set(next),
  };
}
