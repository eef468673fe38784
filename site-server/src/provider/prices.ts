import { currencyFormat, formatPrice } from '@site-admin/contracts';
import type { Traits } from '../traits/traits';

export type Currency = Traits['currency'];

/** Units per dollar; fixed, so that prices do not change. */
const rates: Readonly<Record<Currency, number>> = { USD: 1, EUR: 0.95, JPY: 150, KWD: 0.31 };

/** Converts dollars to another currency, rounded to its smallest unit. */
export function priceIn(currency: Currency, dollars: number): number {
  const coins = 10 ** currencyFormat(currency).precision;
  return Math.round(dollars * rates[currency] * coins) / coins;
}

/** Returns the same in the smallest unit: cents, whole yen, thousandths of a dinar. */
export const smallestUnits = (currency: Currency, dollars: number): number =>
  Math.round(priceIn(currency, dollars) * 10 ** currencyFormat(currency).precision);

/** Formats dollars in another currency: `$1,234.50`, `1234,50`, `185310`. */
export const displayPrice = (dollars: number, currency: Currency = 'USD'): string =>
  formatPrice(priceIn(currency, dollars), currency);
