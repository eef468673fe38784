import { defineExtension, defineRemote } from '@site-admin/kit';
import { CouponBanner } from './features/partner-coupon/coupon-banner';
import { PartnerCoupon } from './features/partner-coupon/partner-coupon';
import { Page } from './page';
import { store, type RootState } from './store';

export const { mount, extensions = {} } = defineRemote<RootState>({
  page: Page,
  store,
  extensions: {
    'connect.partnerCoupon@1': defineExtension({ component: PartnerCoupon }),
    'dashboard.banner@1': defineExtension({ component: CouponBanner }),
  },
});
