import { connected } from './connected';
import type { Scenario } from './scenario';

/** For people who work on the provider: calls go to a sandbox, and the masthead says so. */
export const sandbox: Scenario = {
  ...connected,
  name: 'sandbox',
  about: 'a connected site whose calls to the provider go to a sandbox',
  traits: { sandboxDomain: 'sandbox.example.com' },
};
