import { connected } from './connected';
import type { Scenario } from './scenario';

/** Prices without decimals: the owner's account pays in yen. */
export const currencyJpy: Scenario = {
  ...connected,
  name: 'currency-jpy',
  about: 'the connected site; prices are in yen',
  traits: { currency: 'JPY' },
};
