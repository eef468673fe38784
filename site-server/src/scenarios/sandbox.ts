import { connected } from './connected';
import type { Scenario } from './scenario';

/** Developers of the provider: calls go to a sandbox, and the masthead shows it. */
export const sandbox: Scenario = {
  ...connected,
  name: 'sandbox',
  about: 'a connected site whose calls to the provider go to a sandbox',
  traits: { sandboxDomain: 'sandbox.example.com' },
};
