import { render } from '@testing-library/react';
import { PriceTag } from './price-tag';

const text = (price: Parameters<typeof PriceTag>[0]['price'], legend?: string) =>
  render(<PriceTag price={price} legend={legend} />).container.textContent;

test('LIC-038 the default legend is a month, paid yearly', () => {
  expect(text({ value: 9.95, currency: 'USD' })).toBe('$9.95 /month, paid yearly');
  expect(text({ value: 9.95, currency: 'EUR' }, 'once')).toBe('€9,95 once');
});

test('LIC-038 the percentage of a reduction is shown; less than one percent is not', () => {
  expect(text({ value: 10, offPrice: 3.31, currency: 'USD' })).toContain('66% off');
  expect(text({ value: 100, offPrice: 99.5, currency: 'USD' })).not.toContain('off');
});

test('LIC-039 the percentage of a sale is shown as the sale defines it', () => {
  expect(text({ value: 10, offPrice: 3.31, discountPercent: 67, currency: 'USD' })).toContain('67% off');
});

test('both prices have a label for screen readers, which do not announce that one is struck through', () => {
  expect(text({ value: 9.95, offPrice: 4.95, currency: 'USD' })).toBe(
    'Full price: $9.9550% offPrice now: $4.95 /month, paid yearly',
  );
});
