import { connected } from './connected';
import type { Scenario } from './scenario';

/** A staging copy of a site: it shows so, and lacks what is reserved to the original. */
export const staging: Scenario = {
  ...connected,
  name: 'staging',
  about: 'a staging copy of the connected site',
  traits: { staging: true },
};
