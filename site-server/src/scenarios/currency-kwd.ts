import { connected } from './connected';
import type { Scenario } from './scenario';

/** Prices with three decimals and a right-to-left symbol: the owner's account pays in Kuwaiti dinars. */
export const currencyKwd: Scenario = {
  ...connected,
  name: 'currency-kwd',
  about: 'the connected site; prices are in Kuwaiti dinars',
  traits: { currency: 'KWD' },
};
