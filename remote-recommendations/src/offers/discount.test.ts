import { selectDiscount } from './discount';

const now = Date.UTC(2026, 10, 22);
const discount = { code: 'SITE40', discount: 40, is_used: false, expiry_date: '2026-11-23T00:00:00' };
const active = { code: 'SITE40', percent: 40, endsAt: Date.UTC(2026, 10, 23) };

test.each<[string, Parameters<typeof selectDiscount>[0], ReturnType<typeof selectDiscount>]>([
  ['that ends in the future is active', discount, active],
  [
    'that ends a second from now is active',
    { ...discount, expiry_date: '2026-11-22 00:00:01' },
    { ...active, endsAt: now + 1000 },
  ],
  ['that is not loaded is not', undefined, undefined],
  ['that does not exist is not', { code: '', is_used: false }, undefined],
  ['without a code is not', { ...discount, code: '' }, undefined],
  ['without a percentage is not', { ...discount, discount: undefined }, undefined],
  ['of more than everything is not', { ...discount, discount: 101 }, undefined],
  ['that is used is not', { ...discount, is_used: true }, undefined],
  ['that ends now is not', { ...discount, expiry_date: '2026-11-22T00:00:00' }, undefined],
  ['that has ended is not', { ...discount, expiry_date: '2025-01-01T00:00:00+00:00' }, undefined],
  ['with an unreadable end is not', { ...discount, expiry_date: 'soon' }, undefined],
  ['without an end is not', { ...discount, expiry_date: undefined }, undefined],
])('REC-072 a discount %s', (_what, given, expected) => {
  expect(selectDiscount(given, now)).toEqual(expected);
});
