import { connected } from './connected';
import type { Scenario } from './scenario';

/** Offline mode by WordPress's environment constant, set to local. */
export const offlineWpLocal: Scenario = {
  ...connected,
  name: 'offline-wp-local',
  about: 'the connected site in offline mode, by a constant of its host',
  offline: { wpLocalConstant: true },
};
