import { __ } from '@site-admin/runtime/i18n';
import type { DashboardCard } from '../../cards/dashboard-card';
import { lazyCard } from '../../cards/lazy-card';

/** The free plugin for site speed. */
export const boostCard: DashboardCard = {
  name: 'boost',
  section: 'performance',
  shows: ({ permissions }) => permissions.manage_modules && permissions.manage_plugins,
  Card: lazyCard({
    title: () => __('Boost', 'jetpack'),
    load: () => import(/* webpackChunkName: "growth" */ './plugin-cards').then(({ BoostCard }) => BoostCard),
  }),
};
