import { __ } from '@site-admin/runtime/i18n';
import type { DashboardCard } from '../../cards/dashboard-card';
import { lazyCard } from '../../cards/lazy-card';

/** Site search: an offer, a button that activates it, or a link to its configuration. */
export const searchCard: DashboardCard = {
  name: 'search',
  section: 'performance',
  module: 'search',
  shows: ({ permissions }) => permissions.manage_modules,
  Card: lazyCard({
    title: () => __('Search', 'jetpack'),
    load: () => import(/* webpackChunkName: "growth" */ './search-card').then(({ SearchCard }) => SearchCard),
  }),
};
