import { seededLicenses, type Scenario } from './scenario';

/** A new site that was never connected. */
export const unconnected: Scenario = {
  name: 'unconnected',
  about: 'a fresh site that was never connected',
  registered: false,
  modules: [],
  options: {},
  values: {},
  licenses: seededLicenses,
  daysOfVisits: 0,
};
