import { connected } from './connected';
import type { Scenario } from './scenario';

/** A development version: the page shows a notice and the developers' card. */
export const devVersion: Scenario = {
  ...connected,
  name: 'dev-version',
  about: 'the connected site with a development version of the plugin',
  traits: { version: '11.7-a.3' },
};
