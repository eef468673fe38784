import { currencyFormat, formatPrice, priceParts } from '../index';
import { currencyTable } from './currency-table';

const withPrecision = (digits: number) =>
  Object.keys(currencyTable)
    .filter((code) => currencyFormat(code).precision === digits)
    .sort()
    .join(' ');

test('ENT-017 an entry has symbol, grouping, decimal mark and precision', () => {
  expect(currencyFormat('EUR')).toEqual({ symbol: '€', grouping: '.', decimal: ',', precision: 2 });
  expect(currencyFormat('ZAR')).toEqual({ symbol: 'R', grouping: ' ', decimal: ',', precision: 2 });
  expect(currencyFormat('AED')).toEqual({ symbol: 'د.إ.\u200f', grouping: ',', decimal: '.', precision: 2 });
});

test('CONST-002 the table has 161 codes with 0, 1, 2 or 3 digits', () => {
  expect(Object.keys(currencyTable)).toHaveLength(161);
  expect(withPrecision(0)).toBe('BDT BIF BND DJF GNF HUF IDR ISK JPY KHR KPW KRW LAK LKR MGA MZN TMT VUV');
  expect(withPrecision(1)).toBe('BTN MVR VND');
  expect(withPrecision(3)).toBe('BHD JOD KWD LYD OMR TND');
  expect(withPrecision(2).split(' ')).toHaveLength(161 - 18 - 3 - 6);
});

test.each(['XXX', '', 'toString', '__proto__'])('CONST-002 the unknown code %p is written as dollars', (code) => {
  expect(currencyFormat(code)).toEqual({ symbol: '$', grouping: ',', decimal: '.', precision: 2 });
});

test('CONST-002 every entry is whole', () => {
  for (const code of Object.keys(currencyTable)) {
    const { symbol, decimal, precision } = currencyFormat(code);
    expect([code, symbol !== '', decimal.length, Number.isInteger(precision)]).toEqual([code, true, 1, true]);
  }
});

test.each([
  [9.95, 'USD', '$9.95'],
  [1234567.5, 'EUR', '€1.234.567,50'],
  [1234.5, 'JPY', '¥1,235'],
  [0.1234, 'KWD', 'د.ك.\u200f0.123'],
  [-1234, 'ZAR', '-R1 234,00'],
  [1.005, 'USD', '$1.01'],
  [0.999, 'USD', '$1.00'],
  [-0.001, 'USD', '$0.00'],
  [1e12, 'USD', '$1,000,000,000,000.00'],
  [1e-7, 'USD', '$0.00'],
])('CONST-003 %d in %s is %s', (value, code, text) => {
  expect(formatPrice(value, code)).toBe(text);
});

test('CONST-003 the pieces are sign, symbol, grouped integer and fraction with its mark', () => {
  expect(priceParts(-1234.5, 'USD')).toEqual({ sign: '-', symbol: '$', integer: '1,234', fraction: '.50' });
  expect(priceParts(1234.5, 'JPY')).toEqual({ sign: '', symbol: '¥', integer: '1,235', fraction: '' });
  expect(() => priceParts(Number.NaN, 'USD')).toThrow(RangeError);
});
