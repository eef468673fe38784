import { __ } from '@site-admin/runtime/i18n';
import type { DashboardCard } from '../../cards/dashboard-card';
import { lazyCard } from '../../cards/lazy-card';

/** What the blocks of the plugin are for. They need neither a connection nor a plan. */
export const blocksCard: DashboardCard = {
  name: 'blocks',
  section: 'performance',
  shows: ({ permissions }) => permissions.manage_modules,
  Card: lazyCard({
    title: () => __('Jetpack blocks', 'jetpack'),
    load: () => import(/* webpackChunkName: "growth" */ './blocks-card').then(({ BlocksCard }) => BlocksCard),
  }),
};
