import { connected } from './connected';
import type { Scenario } from './scenario';

const { owner: _owner, ...withoutOwner } = connected;

/** For a connection without an owner: the site is registered, nobody linked an account, and buying needs a token. */
export const siteConnected: Scenario = {
  ...withoutOwner,
  name: 'site-connected',
  about: 'a site that is connected while none of its users is',
  modules: 'default',
};
