import { connected } from './connected';
import type { Scenario } from './scenario';

/** For a site that moved: the provider knows it by another address, and takes nothing from it until it is told more. */
export const identityCrisis: Scenario = {
  ...connected,
  name: 'identity-crisis',
  about: 'a connected site that the provider knows by another address',
  values: { ...connected.values, identity_crisis: { knownUrl: 'https://before.example.com' } },
};
