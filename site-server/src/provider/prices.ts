import { currencyFormat, formatPrice } from '@site-admin/contracts';
import type { Traits } from '../traits/traits';

export type Currency = Traits['currency'];

/** What a dollar costs. Fixed, so that prices are the same on every day. */
const rates: Readonly<Record<Currency, number>> = { USD: 1, EUR: 0.95, JPY: 150, KWD: 0.31 };

/** A price in dollars, in another currency, rounded to its smallest coin. */
export function priceIn(currency: Currency, dollars: number): number {
  const coins = 10 ** currencyFormat(currency).precision;
  return Math.round(dollars * rates[currency] * coins) / coins;
}

/** The same in the smallest coin: cents, whole yen, a thousandth of a dinar. */
export const smallestUnits = (currency: Currency, dollars: number): number =>
  Math.round(priceIn(currency, dollars) * 10 ** currencyFormat(currency).precision);

/** `$1,234.50`, `1234,50`, `185310`: a price in dollars as people of another currency read it. */
export const displayPrice = (dollars: number, currency: Currency = 'USD'): string =>
  formatPrice(priceIn(currency, dollars), currency);
