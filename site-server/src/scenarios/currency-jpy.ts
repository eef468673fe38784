import { connected } from './connected';
import type { Scenario } from './scenario';

/** For prices without fractions: the owner's account pays in yen. */
export const currencyJpy: Scenario = {
  ...connected,
  name: 'currency-jpy',
  about: 'the connected site; prices are in yen',
  traits: { currency: 'JPY' },
};
