import { connected } from './connected';
import type { Scenario } from './scenario';

/** One site of a network: admin manages the network, admin2 only this site and therefore no plugins. */
export const multisite: Scenario = {
  ...connected,
  name: 'multisite',
  about: 'a connected site of a network; admin manages the network, admin2 does not',
  traits: { multisite: true, superAdmins: ['admin'] },
  rewind: { state: 'unavailable', reason: 'multisite_not_supported' },
  scan: { state: 'unavailable', reason: 'multisite_not_supported', threats: [], credentials: [] },
};
