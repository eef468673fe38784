import { connected } from './connected';
import type { Scenario } from './scenario';

/** Modules overridden by code on the site: some forced on, some forced off, some locked in their state. */
export const overrides: Scenario = {
  ...connected,
  name: 'overrides',
  about: 'the connected site, where code forces some modules on, some off, and manages others',
  traits: {
    overrides: {
      sso: 'active',
      comments: 'active',
      stats: 'inactive',
      photon: 'inactive',
      'google-analytics': 'inactive',
      monitor: 'managed',
      'lazy-images': 'managed',
      'infinite-scroll': 'managed',
    },
  },
};
