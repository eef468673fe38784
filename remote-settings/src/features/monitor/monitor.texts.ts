import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getMonitorLabels = () => ({
  monitor: __('Get alerts if your site goes offline. We’ll let you know when it’s back up, too.', 'jetpack'),
});

export const getMonitorTexts = () => ({
  title: __('Downtime monitoring', 'jetpack'),
  configure: __('Configure your notification settings', 'jetpack'),
  connect: __('Connect to set up your status alerts.', 'jetpack'),
});
