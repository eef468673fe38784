import { usualModules } from './connected';
import { seededLicenses, type Scenario } from './scenario';

/** A site on a development machine: in offline mode by a constant of the plugin, never connected. */
export const offline: Scenario = {
  name: 'offline',
  about: 'a site in offline mode that was never connected',
  registered: false,
  offline: { constant: true },
  modules: usualModules,
  options: {},
  values: { posts: 26, comments: 31 },
  licenses: seededLicenses,
  daysOfVisits: 0,
};
