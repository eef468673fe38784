import type { SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
import { CouponBanner } from './coupon-banner';
import { PartnerCoupon } from './partner-coupon';

const partnerCoupon = {
  coupon_code: 'PARTNER_CODE_1A2B3C',
  preset: 'IONA',
  partner: { name: 'Partner', prefix: 'PARTNER' },
  product: {
    slug: 'jetpack_backup_daily',
    title: 'Jetpack Backup',
    features: ['Real-time cloud backups', '10GB of backup storage', 'One-click restores'],
  },
};
const initialState = { partnerCoupon };

const longCoupon = {
  ...partnerCoupon,
  product: {
    ...partnerCoupon.product,
    title: 'Jetpack Backup and Security for all sites of a very large network',
    features: Array.from(
      { length: 7 },
      (_, index) => `Feature ${index + 1} with a name that does not fit into a line of a phone`,
    ),
  },
};

const screen = (name: string, site: SiteOptions): GalleryState => ({
  name: `Partner coupon, ${name}`,
  component: PartnerCoupon,
  site: { initialState, ...site },
});
const banner = (name: string, site: SiteOptions = {}): GalleryState => ({
  name: `Partner coupon, banner${name}`,
  component: CouponBanner,
  site: { initialState, ...site },
});

export const partnerCouponStates: readonly GalleryState[] = [
  screen('not connected', { connection: 'unconnected' }),
  screen('connected', {}),
  banner(''),
  banner(' without an owner', { connection: 'site-only' }),
  banner(' with long texts', { initialState: { partnerCoupon: longCoupon } }),
];
