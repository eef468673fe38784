import { connected } from './connected';
import type { Scenario } from './scenario';

/** For prices with three digits behind the mark, and a symbol written from right to left: the owner's account pays in Kuwaiti dinars. */
export const currencyKwd: Scenario = {
  ...connected,
  name: 'currency-kwd',
  about: 'the connected site; prices are in Kuwaiti dinars',
  traits: { currency: 'KWD' },
};
