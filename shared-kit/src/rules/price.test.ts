import type { IntroOffer, Product } from '@site-admin/contracts';
import { percentOff, selectPrice, type Price } from './index';

const now = Date.UTC(2022, 10, 24);
const product = (sale_coupon?: Partial<NonNullable<Product['sale_coupon']>>) => ({
  cost: 120,
  currency_code: 'USD',
  sale_coupon: sale_coupon && { discount: 0, ...sale_coupon },
});
const offer = (rest: Partial<IntroOffer> = {}) => ({ original_price: 240, raw_price: 119.4, ...rest });
const regular: Price = { value: 10, currency: 'USD' };
const sale = { discount: 40, start_date: '2022-11-21 00:00:00', expires: '2022-11-29 00:00:00' };

test('ENT-018 LIC-039 the price per month is a twelfth of the yearly cost', () => {
  expect(selectPrice({ product: product(), now })).toEqual(regular);
});

test('ENT-018 LIC-039 a sale lowers the price by its percentage', () => {
  expect(selectPrice({ product: product(sale), now })).toEqual({
    ...regular,
    offPrice: 6,
    discountPercent: 40,
    saleEndsAt: Date.UTC(2022, 10, 29),
  });
});

test('LIC-039 an introductory offer and a sale are combined, and the percentage is relative to the original price', () => {
  // 240 → 119.4 → 71.64 per year: 70.15 % less.
  const price = selectPrice({ product: product(sale), offer: offer(), now });
  expect(price).toMatchObject({ value: 20, discountPercent: 70 });
  expect(price.offPrice).toBeCloseTo(5.97, 10);
});

test('LIC-039 the percentage of a sale is rounded, not cut off', () => {
  expect(selectPrice({ product: product({ discount: 33.6 }), now }).discountPercent).toBe(34);
});

test.each([
  ['ended just now', { discount: 40, expires: '2022-11-24 00:00:00' }],
  ['ended long ago', { discount: 40, expires: '2021-01-01T00:00:00+00:00' }],
  ['starts in a second', { discount: 40, start_date: '2022-11-24 00:00:01', expires: '2022-11-29 00:00:00' }],
  ['has no discount', { discount: 0 }],
  ['has a discount of more than everything', { discount: 101 }],
])('LIC-039 a sale that %s does not change the price', (_what, coupon) => {
  expect(selectPrice({ product: product(coupon), now })).toEqual(regular);
});

test.each([
  ['without dates', { discount: 40 }],
  ['with unreadable dates', { discount: 40, start_date: 'soon', expires: 'later' }],
])('LIC-039 a sale %s is active and has no end', (_what, coupon) => {
  expect(selectPrice({ product: product(coupon), now })).toEqual({ ...regular, offPrice: 6, discountPercent: 40 });
});

test.each<[string, Partial<IntroOffer>, Price]>([
  ['that is open lowers it', { raw_price: 120, ineligible_reason: null }, { value: 20, currency: 'USD', offPrice: 10 }],
  ['that was used does not change it', { ineligible_reason: 'Already used.' }, { value: 20, currency: 'USD' }],
  ['that is not lower does not change it', { raw_price: 240 }, { value: 20, currency: 'USD' }],
])('LIC-039 an introductory offer %s, and has no percentage of its own', (_what, rest, price) => {
  expect(selectPrice({ product: product(), offer: offer(rest), now })).toEqual(price);
});

test.each<[string, Price, number]>([
  ['no lower price', regular, 0],
  ['50.25 %', { ...regular, value: 9.95, offPrice: 4.95 }, 50],
  ['66.9 %', { ...regular, offPrice: 3.31 }, 66],
  ['43 %, which binary fractions miss', { ...regular, value: 100, offPrice: 57 }, 43],
  ['less than one percent', { ...regular, value: 100, offPrice: 99.5 }, 0],
  ['the percentage of a sale', { ...regular, offPrice: 3.31, discountPercent: 67 }, 67],
])('LIC-038 the displayed percentage is rounded down: %s', (_what, price, percent) => {
  expect(percentOff(price)).toBe(percent);
});
