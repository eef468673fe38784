import { connected } from './connected';
import type { Scenario } from './scenario';

/** For offline mode by a constant of the host, which says that the site is a local one. */
export const offlineWpLocal: Scenario = {
  ...connected,
  name: 'offline-wp-local',
  about: 'the connected site in offline mode, by a constant of its host',
  offline: { wpLocalConstant: true },
};
