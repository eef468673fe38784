import type { Scenario } from './scenario';
import { unconnected } from './unconnected';

/** For somebody who got a coupon from his host, and is not connected yet: the coupon screen comes first. */
export const partnerCoupon: Scenario = {
  ...unconnected,
  name: 'partner-coupon',
  about: 'a fresh site with a coupon of a partner (IONOS, preset IONA)',
  coupon: 'IONOS_IONA_5K2TQ9',
};
