import type { Scenario } from './scenario';
import { unconnected } from './unconnected';

/** A coupon of the host on a site that is not connected yet: the coupon screen comes first. */
export const partnerCoupon: Scenario = {
  ...unconnected,
  name: 'partner-coupon',
  about: 'a fresh site with a coupon of a partner (IONOS, preset IONA)',
  coupon: 'IONOS_IONA_5K2TQ9',
};
