import { connected } from './connected';
import type { Scenario } from './scenario';

/** For a license that could not be attached while the site was being connected: the page says so until it is put away. */
export const licensingError: Scenario = {
  ...connected,
  name: 'licensing-error',
  about: 'the connected site, after a license could not be attached',
  values: { ...connected.values, licensing_error: 'The license could not be attached: it is in use on another site.' },
};
