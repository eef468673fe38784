import { connected } from './connected';
import type { Scenario } from './scenario';

/** For offline mode by a constant of the plugin, as developers set it on their own machine. */
export const offlineConstant: Scenario = {
  ...connected,
  name: 'offline-constant',
  about: 'the connected site in offline mode, by a constant of the plugin',
  offline: { constant: true },
};
