import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getToolbarLabels = () => ({
  masterbar: __('Enable the WordPress.com toolbar', 'jetpack'),
});

export const getToolbarTexts = () => ({
  title: __('WordPress.com toolbar', 'jetpack'),
  description: __(
    'The WordPress.com toolbar replaces the default WordPress admin toolbar. It offers one-click access to notifications, your WordPress.com profile and your other Jetpack and WordPress.com websites. You can also catch up on the sites you follow in the Reader.',
    'jetpack',
  ),
});
