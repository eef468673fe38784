import { initialStateFor, type SiteOptions } from '@site-admin/contracts/testing';
import { couponComesFirst } from './coupon';
import { standingOf } from './standing';

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
  const initial = initialStateFor(site);
  const standing = standingOf(initial, initial.connectionStatus, initial.userData.currentUser);
  const isShown = has && connection !== 'offline' && (connection === 'unconnected' || search !== '');
  expect(couponComesFirst(initial, standing, search)).toBe(isShown);
});

test('LIC-027 an empty showCouponRedemption asks for nothing', () => {
  const initial = initialStateFor({ initialState: { partnerCoupon: coupon } });
  const standing = standingOf(initial, initial.connectionStatus, initial.userData.currentUser);
  expect(couponComesFirst(initial, standing, '?showCouponRedemption=')).toBe(false);
});
