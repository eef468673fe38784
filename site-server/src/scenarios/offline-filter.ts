import { connected } from './connected';
import type { Scenario } from './scenario';

/** For offline mode by code on the site that filters the plugin's answer. */
export const offlineFilter: Scenario = {
  ...connected,
  name: 'offline-filter',
  about: 'the connected site in offline mode, by code on the site',
  offline: { filter: true },
};
