import { __ } from '@site-admin/runtime/i18n';
import type { DashboardCard } from '../../cards/dashboard-card';
import { lazyCard } from '../../cards/lazy-card';

/** The free plugin for contacts and sales. */
export const crmCard: DashboardCard = {
  name: 'crm',
  section: 'performance',
  shows: ({ permissions }) => permissions.manage_modules && permissions.manage_plugins,
  Card: lazyCard({
    title: () => __('CRM', 'jetpack'),
    load: () => import(/* webpackChunkName: "growth" */ './plugin-cards').then(({ CrmCard }) => CrmCard),
  }),
};
