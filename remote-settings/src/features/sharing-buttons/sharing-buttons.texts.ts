import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getSharingLabels = () => ({
  sharedaddy: __('Add sharing buttons to your posts and pages', 'jetpack'),
});

export const getSharingTexts = () => ({
  title: __('Sharing buttons', 'jetpack'),
  description: __(
    'Add sharing buttons so visitors can share your posts and pages on social media with a couple of quick clicks.',
    'jetpack',
  ),
  configure: __('Configure your sharing buttons', 'jetpack'),
});
