import { defineGallery } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import { activateLicenseStates } from './features/activate-license/activate-license.gallery';
import { myPlanStates } from './features/my-plan/my-plan.gallery';
import { partnerCouponStates } from './features/partner-coupon/partner-coupon.gallery';
import { productStates } from './features/product/product.gallery';
import * as remote from './index';
import { store } from './store';

export const gallery = defineGallery({
  declaration: remoteJson,
  module: remote,
  store,
  states: [...myPlanStates, ...activateLicenseStates, ...productStates, ...partnerCouponStates],
});
