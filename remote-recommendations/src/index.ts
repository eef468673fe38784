import { defineExtension, defineRemote } from '@site-admin/kit';
import { NextStepBanner } from './features/next-step-banner/next-step-banner';
import { Page } from './page';
import { store, type RootState } from './store';

export const { mount, extensions = {} } = defineRemote<RootState>({
  page: Page,
  store,
  extensions: { 'dashboard.banner@1': defineExtension({ component: NextStepBanner }) },
});
