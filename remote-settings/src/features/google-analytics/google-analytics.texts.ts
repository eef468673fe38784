import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getAnalyticsLabels = () => ({
  'google-analytics': __('Track visits with Google Analytics', 'jetpack'),
});

export const getAnalyticsTexts = () => ({
  title: __('Google Analytics', 'jetpack'),
  offer: __('Connect your site to Google Analytics.', 'jetpack'),
  description: __(
    'Google Analytics is a free service that complements Jetpack Stats with different insights into your traffic. Both count visits in their own way, so their totals differ slightly.',
    'jetpack',
  ),
  configure: __('Configure your Google Analytics settings', 'jetpack'),
});
