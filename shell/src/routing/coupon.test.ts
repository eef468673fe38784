import { initialStateFor, viewerFor, type SiteOptions } from '@site-admin/contracts/testing';
import { shouldRedeemCoupon } from './coupon';

const coupon = {
  coupon_code: 'IONOS_IONA_1',
  partner: { name: 'IONOS', prefix: 'IONOS' },
  product: { slug: 'jetpack_backup_daily' },
};

const cases = (['unconnected', 'connected', 'offline'] as const).flatMap((connection) =>
  [true, false].flatMap((has) => ['', '?page=jetpack&showCouponRedemption=1'].map((search) => ({ connection, has, search }))),
);

test.each(cases)('LIC-027 $connection, a coupon: $has, query "$search"', ({ connection, has, search }) => {
  const site: SiteOptions = { connection, initialState: { partnerCoupon: has ? coupon : false } };
  const isShown = has && connection !== 'offline' && (connection === 'unconnected' || search !== '');
  expect(shouldRedeemCoupon(initialStateFor(site), viewerFor(site), search)).toBe(isShown);
});

test('LIC-027 an empty showCouponRedemption is ignored', () => {
  const site = { initialState: { partnerCoupon: coupon } };
  expect(shouldRedeemCoupon(initialStateFor(site), viewerFor(site), '?showCouponRedemption=')).toBe(false);
});
