import { connected } from './connected';
import type { Scenario } from './scenario';

/** Offline mode by address: a host name without a dot is not reachable from outside. */
export const offlineUrl: Scenario = {
  ...connected,
  name: 'offline-url',
  about: 'the connected site in offline mode, as its address cannot be reached from outside',
  offline: { url: true },
};
