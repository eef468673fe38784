import { connected } from './connected';
import type { Scenario } from './scenario';

/** Offline mode by a constant of the plugin, as set on a development machine. */
export const offlineConstant: Scenario = {
  ...connected,
  name: 'offline-constant',
  about: 'the connected site in offline mode, by a constant of the plugin',
  offline: { constant: true },
};
