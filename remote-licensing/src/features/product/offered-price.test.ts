import { introOffer, product } from '@site-admin/contracts';
import * as v from 'valibot';
import { offeredPrice } from './offered-price';

const now = Date.UTC(2022, 10, 24);
const sold = (sale_coupon?: object) => v.parse(product, { cost: 120, currency_code: 'USD', sale_coupon });
const offer = (rest: object = {}) =>
  v.parse(introOffer, { product_slug: 'jetpack_scan', original_price: 240, raw_price: 119.4, ...rest });

test('LIC-039 the price is a twelfth of what a year costs', () => {
  expect(offeredPrice(sold(), undefined, now)).toEqual({ price: { value: 10, currency: 'USD' } });
});

test('LIC-039 a valid discount comes off the base price, and its percentage is rounded', () => {
  const sale = { discount: 40, start_date: '2022-11-21 00:00:00', expires: '2022-11-29 00:00:00' };
  expect(offeredPrice(sold(sale), undefined, now)).toEqual({
    price: { value: 10, currency: 'USD', offPrice: 6, discountPercent: 40 },
    saleEnds: Date.UTC(2022, 10, 29),
  });
  // 240 → 119.4 → 71.64 a year: 70.15 % less.
  const { price } = offeredPrice(sold(sale), offer(), now);
  expect(price).toMatchObject({ value: 20, discountPercent: 70 });
  expect(price.offPrice).toBeCloseTo(5.97, 10);
  // 33.6 % less is said to be 34.
  expect(offeredPrice(sold({ discount: 33.6 }), undefined, now).price.discountPercent).toBe(34);
});

test.each([
  ['is over', { discount: 40, expires: '2022-11-24 00:00:00' }],
  ['was over long ago', { discount: 40, expires: '2021-01-01T00:00:00+00:00' }],
  ['has not begun', { discount: 40, start_date: '2022-11-24 00:00:01', expires: '2022-11-29 00:00:00' }],
  ['takes nothing off', { discount: 0 }],
])('LIC-039 a sale that %s lowers nothing', (_what, sale) => {
  expect(offeredPrice(sold(sale), undefined, now)).toEqual({ price: { value: 10, currency: 'USD' } });
});

test('LIC-039 a sale without dates is on', () => {
  expect(offeredPrice(sold({ discount: 40 }), undefined, now)).toEqual({
    price: { value: 10, currency: 'USD', offPrice: 6, discountPercent: 40 },
  });
});

test('LIC-039 an offer that was used lowers nothing; one that is open does, without a discount’s percentage', () => {
  expect(offeredPrice(sold(), offer({ ineligible_reason: 'Already had it.' }), now).price).toEqual({
    value: 20,
    currency: 'USD',
  });
  const { price } = offeredPrice(sold(), offer({ ineligible_reason: null }), now);
  expect(price).toEqual({ value: 20, currency: 'USD', offPrice: expect.closeTo(9.95, 10) });
});
