import { connected } from './connected';
import { partnerCoupon } from './partner-coupon';
import type { Scenario } from './scenario';

/** A coupon on a connected site: banners offer to redeem it, and `showCouponRedemption` shows the screen. */
export const partnerCouponConnected: Scenario = {
  ...connected,
  name: 'partner-coupon-connected',
  about: 'the connected site with a coupon of a partner (IONOS, preset IONA)',
  ...(partnerCoupon.coupon !== undefined && { coupon: partnerCoupon.coupon }),
};
