import { __ } from '@site-admin/runtime/i18n';
import type { DashboardCard } from '../../cards/dashboard-card';
import { lazyCard } from '../../cards/lazy-card';

/** Video hosting, with the storage of the plan or an upgrade. */
export const videoPressCard: DashboardCard = {
  name: 'videopress',
  section: 'performance',
  module: 'videopress',
  shows: ({ permissions }) => permissions.manage_modules,
  Card: lazyCard({
    title: () => __('VideoPress', 'jetpack'),
    load: () => import(/* webpackChunkName: "growth" */ './videopress-card').then(({ VideoPressCard }) => VideoPressCard),
  }),
};
