import { viewerFor, type SiteOptions } from '@site-admin/contracts/testing';
import { isInAudience } from './audience';

const partnerCoupon = {
  coupon_code: 'IONOS_IONA_5K2TQ9',
  preset: 'IONA',
  partner: { name: 'IONOS', prefix: 'IONOS' },
  product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup' },
};
const withCoupon = { initialState: { partnerCoupon } };

test.each<[string, boolean, SiteOptions]>([
  ['managers of a connected site with a coupon', true, withCoupon],
  ['managers of a site without an owner', true, { ...withCoupon, connection: 'site-only' }],
  ['a site without a coupon', false, {}],
  ['an editor', false, { ...withCoupon, role: 'editor' }],
  ['an unconnected site, which shows the coupon screen', false, { ...withCoupon, connection: 'unconnected' }],
  ['an offline site', false, { ...withCoupon, connection: 'offline' }],
])('LIC-029 the banner of a coupon, for %s: %p', (_viewer, expected, site) => {
  expect(isInAudience('couponManagers', viewerFor(site))).toBe(expected);
});
