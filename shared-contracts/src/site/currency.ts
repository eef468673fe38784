import { currencyTable } from './currency-table';

/** How amounts of one currency are written. */
export interface CurrencyFormat {
  readonly symbol: string;
  /** Between groups of three digits. */
  readonly grouping: string;
  readonly decimal: string;
  /** Digits behind the decimal mark. */
  readonly precision: number;
}

/** An amount in the pieces a price is set in. Written one behind the other they are the price. */
export interface PriceParts {
  /** `-` or ''. */
  readonly sign: string;
  readonly symbol: string;
  /** Grouped. */
  readonly integer: string;
  /** With its decimal mark; '' in a currency without fractions. */
  readonly fraction: string;
}

const unknownCurrency = '$|,|.|2';

/** How a currency is written; a code nobody knows is written as dollars. */
export function currencyFormat(code: string): CurrencyFormat {
  const entry = Object.hasOwn(currencyTable, code) ? currencyTable[code] : undefined;
  const [symbol = '', grouping = '', decimal = '', precision = ''] = (entry ?? unknownCurrency).split('|');
  return { symbol, grouping, decimal, precision: Number(precision) };
}

/** Rounds half up as the digits are written: 1.005 is 1.01, though its binary value lies below. */
function fixed(amount: number, precision: number): string {
  const [digits, exponent = '0'] = String(amount).split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + precision}`));
  return (shifted / 10 ** precision).toFixed(precision);
}

/**
 * An amount in the pieces a price is set in.
 *
 * @param value In the main unit of the currency, below 10^15.
 * @throws {RangeError} if it is not finite.
 * @example priceParts(1234.5, 'EUR') // { sign: '', symbol: '€', integer: '1.234', fraction: ',50' }
 */
export function priceParts(value: number, code: string): PriceParts {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not an amount`);
  const { symbol, grouping, decimal, precision } = currencyFormat(code);
  const rounded = fixed(Math.abs(value), precision);
  const [integer = '0', digits] = rounded.split('.');
  return {
    sign: value < 0 && Number(rounded) !== 0 ? '-' : '',
    symbol,
    integer: integer.replace(/\B(?=(\d{3})+$)/g, grouping),
    fraction: digits === undefined ? '' : `${decimal}${digits}`,
  };
}

/** An amount as text. @example formatPrice(9.95, 'USD') // '$9.95' */
export function formatPrice(value: number, code: string): string {
  const { sign, symbol, integer, fraction } = priceParts(value, code);
  return `${sign}${symbol}${integer}${fraction}`;
}
