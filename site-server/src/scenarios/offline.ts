import { connected } from './connected';
import type { Scenario } from './scenario';

/** A connected site that was put into offline mode by a constant, as developers do on their own machine. */
export const offline: Scenario = {
  ...connected,
  name: 'offline',
  about: 'the connected site in offline mode',
  offline: { constant: true },
};
