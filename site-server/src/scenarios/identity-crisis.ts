import { connected } from './connected';
import type { Scenario } from './scenario';

/** A moved site: the provider has another address for it and refuses its calls until the crisis is resolved. */
export const identityCrisis: Scenario = {
  ...connected,
  name: 'identity-crisis',
  about: 'a connected site with another address at the provider',
  values: { ...connected.values, identity_crisis: { knownUrl: 'https://before.example.com' } },
};
