import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getShortlinksLabels = () => ({
  shortlinks: __('Generate shortened URLs for simpler sharing', 'jetpack'),
});

export const getShortlinksTexts = () => ({
  title: __('WP.me Shortlinks', 'jetpack'),
});
