import { connected } from './connected';
import type { Scenario } from './scenario';

const { owner: _owner, ...withoutOwner } = connected;

/** A connection without an owner: the site is registered, no account is linked, and a purchase needs a token. */
export const siteConnected: Scenario = {
  ...withoutOwner,
  name: 'site-connected',
  about: 'a site that is connected while none of its users is',
  modules: 'default',
};
