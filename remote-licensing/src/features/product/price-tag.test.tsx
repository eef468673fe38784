import { render } from '@testing-library/react';
import { PriceTag } from './price-tag';

const text = (price: Parameters<typeof PriceTag>[0]['price'], legend?: string) =>
  render(<PriceTag price={price} legend={legend} />).container.textContent;

test('LIC-038 a price alone has the legend of a month that is paid with the year', () => {
  expect(text({ value: 9.95, currency: 'USD' })).toBe('$9.95 /month, paid yearly');
  expect(text({ value: 9.95, currency: 'EUR' }, 'once')).toBe('€9,95 once');
});

test.each([
  // 50.25 % and 66.9 % less.
  [9.95, 4.95, '50% off'],
  [10, 3.31, '66% off'],
  // Exactly, though 1 - 0.57 is not in binary.
  [100, 57, '43% off'],
])('LIC-038 of %d and %d the percentage is rounded down: %s', (value, offPrice, percent) => {
  expect(text({ value, offPrice, currency: 'USD' })).toContain(percent);
});

test('LIC-038 less than one percent is none', () => {
  expect(text({ value: 100, offPrice: 99.5, currency: 'USD' })).not.toContain('off');
});

test('LIC-039 a discount says its own percentage', () => {
  expect(text({ value: 10, offPrice: 3.31, discountPercent: 67, currency: 'USD' })).toContain('67% off');
});

test('both prices are named for who does not see that one is struck through', () => {
  expect(text({ value: 9.95, offPrice: 4.95, currency: 'USD' })).toBe(
    'Full price: $9.9550% offPrice now: $4.95 /month, paid yearly',
  );
});
