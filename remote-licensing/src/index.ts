import { defineExtension, defineRemote } from '@site-admin/kit';
import { activateEpic, announceActivatedEpic, trackActivationEpic } from './features/activate-license/activate-license.epic';
import { activateReducer, type ActivateRoot } from './features/activate-license/activate-license.slice';
import { PartnerCoupon } from './features/partner-coupon/partner-coupon';
import { Page } from './page';

export const { mount, extensions = {} } = defineRemote<ActivateRoot>({
  page: Page,
  store: { reducers: { activate: activateReducer }, epics: { activateEpic, announceActivatedEpic, trackActivationEpic } },
  extensions: { 'connect.partnerCoupon@1': defineExtension({ component: PartnerCoupon }) },
});
