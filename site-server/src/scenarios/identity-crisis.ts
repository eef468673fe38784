import { connected } from './connected';
import type { Scenario } from './scenario';

/** A moved site: the provider has another address for it and refuses its calls until the crisis is resolved. */
export const identityCrisis: Scenario = {
  ...connected,
  name: 'identity-crisis',
  about: 'a connected site that the provider knows by another address',
  values: { ...connected.values, identity_crisis: { knownUrl: 'https://before.example.com' } },
};
