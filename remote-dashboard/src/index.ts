import { defineExtension, defineRemote } from '@site-admin/kit';
import { Below } from './extensions/below/below';
import { DashboardPage } from './page';
import { belowStore, store } from './store';

/** At a Glance, and the cards below every screen of the dashboard group. */
export const remote = defineRemote({
  page: DashboardPage,
  store,
  extensions: { 'page.below@1': defineExtension({ component: Below, store: belowStore }) },
});

export const { mount, extensions } = remote;
