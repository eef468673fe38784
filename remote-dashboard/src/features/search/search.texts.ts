import { __ } from '@site-admin/runtime/i18n';

export const getSearchTexts = () => ({
  title: __('Search', 'jetpack'),
  failed: __('The search features of your plan could not be loaded.', 'jetpack'),
  offer: __(
    'Incredibly powerful and customizable, Jetpack Search helps your visitors instantly find the right content – right when they need it.',
    'jetpack',
  ),
  startForFree: __('Start for free', 'jetpack'),
  invitation: __(
    '<activate>Activate</activate> to help visitors quickly find answers with highly relevant instant search results and powerful filtering.',
    'jetpack',
  ),
  instantActive: __('Your visitors get search results as soon as they start typing.', 'jetpack'),
  configure: __('Customize your search experience', 'jetpack'),
  classicActive: __('Jetpack Search is powering search on your site.', 'jetpack'),
  addWidget: __('Add the Jetpack Search widget', 'jetpack'),
  notIncluded: __("Search is not included in this site's plan.", 'jetpack'),
});
