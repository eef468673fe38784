import { connected } from './connected';
import type { Scenario } from './scenario';

/** For offline mode by address: a name without a dot is one nobody outside can reach. */
export const offlineUrl: Scenario = {
  ...connected,
  name: 'offline-url',
  about: 'the connected site in offline mode, as its address cannot be reached from outside',
  offline: { url: true },
};
