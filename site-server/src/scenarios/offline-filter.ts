import { connected } from './connected';
import type { Scenario } from './scenario';

/** Offline mode by a filter of the plugin in code on the site. */
export const offlineFilter: Scenario = {
  ...connected,
  name: 'offline-filter',
  about: 'the connected site in offline mode, by code on the site',
  offline: { filter: true },
};
