import { connected } from './connected';
import type { Scenario } from './scenario';

/** Prices with a decimal comma: the owner's account pays in euros. */
export const currencyEur: Scenario = {
  ...connected,
  name: 'currency-eur',
  about: 'the connected site; prices are in euros',
  traits: { currency: 'EUR' },
};
