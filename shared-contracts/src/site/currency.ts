import { currencyTable } from './currency-table';

/** The number format of a currency. */
export interface CurrencyFormat {
  readonly symbol: string;
  /** Between groups of three digits. */
  readonly grouping: string;
  readonly decimal: string;
  /** Digits after the decimal mark. */
  readonly precision: number;
}

/** The parts of a formatted price; concatenated in order they are the price. */
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

/** Returns the format of a currency; an unknown code is formatted as dollars. */
export function currencyFormat(code: string): CurrencyFormat {
  const entry = Object.hasOwn(currencyTable, code) ? currencyTable[code] : undefined;
  const [symbol = '', grouping = '', decimal = '', precision = ''] = (entry ?? unknownCurrency).split('|');
  return { symbol, grouping, decimal, precision: Number(precision) };
}

/** Rounds the decimal digits half up: 1.005 becomes 1.01, although its binary value is lower. */
function fixed(amount: number, precision: number): string {
  const [digits, exponent = '0'] = String(amount).split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + precision}`));
  return (shifted / 10 ** precision).toFixed(precision);
}

/**
 * Returns the parts of a formatted price.
 *
 * @param value In the main unit of the currency, below 10^15.
 * @throws {RangeError} If it is not finite.
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

/** Formats an amount. @example formatPrice(9.95, 'USD') // '$9.95' */
export function formatPrice(value: number, code: string): string {
  const { sign, symbol, integer, fraction } = priceParts(value, code);
  return `${sign}${symbol}${integer}${fraction}`;
}
