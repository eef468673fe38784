import { connected } from './connected';
import type { Scenario } from './scenario';

/** For a copy of a site to try things out on: it says so, and must not do what only the original may. */
export const staging: Scenario = {
  ...connected,
  name: 'staging',
  about: 'a staging copy of the connected site',
  traits: { staging: true },
};
