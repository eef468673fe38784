import { connected } from './connected';
import type { Scenario } from './scenario';

/** A license that could not be attached while connecting: the page shows a notice until it is dismissed. */
export const licensingError: Scenario = {
  ...connected,
  name: 'licensing-error',
  about: 'the connected site, after a license could not be attached',
  values: { ...connected.values, licensing_error: 'The license could not be attached: it is in use on another site.' },
};
