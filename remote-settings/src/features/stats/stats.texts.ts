import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getStatsLabels = () => ({
  stats: __('Collect valuable traffic stats and insights', 'jetpack'),
  admin_bar: __('Show a chart of the views of the last 48 hours in the admin bar', 'jetpack'),
  enable_calypso_stats: __('Use the new Jetpack Stats screens', 'jetpack'),
  count_roles: __('Count logged in page views from', 'jetpack'),
  roles: __('Allow Jetpack Stats to be viewed by', 'jetpack'),
});

export const getStatsTexts = () => ({
  title: __('Jetpack Stats', 'jetpack'),
  administrators: __('Administrators can always view stats.', 'jetpack'),
});
