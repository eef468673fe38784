import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getLikeLabels = () => ({
  likes: __('Add Like buttons to your posts and pages', 'jetpack'),
});

export const getLikeTexts = () => ({
  title: __('Like buttons', 'jetpack'),
  description: __('The Like button is a way for people on WordPress.com to show their appreciation for your content.', 'jetpack'),
  configure: __('Configure your Like buttons', 'jetpack'),
});
