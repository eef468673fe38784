import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getSearchLabels = () => ({
  search: __('Enable Search', 'jetpack'),
  instant_search_enabled: __('Enable instant search experience (recommended)', 'jetpack'),
});

export const getSearchTexts = () => ({
  title: __('Search', 'jetpack'),
  description: __(
    'Incredibly powerful and customizable, Jetpack Search helps your visitors instantly find the right content – right when they need it.',
    'jetpack',
  ),
  instantHint: __('Your visitors get search results as soon as they start typing.', 'jetpack'),
  instantNotIncluded: __('Your plan does not include instant search.', 'jetpack'),
  offer: __('Help visitors quickly find answers with highly relevant instant search results and powerful filtering.', 'jetpack'),
  customize: __('Customize your search experience', 'jetpack'),
  addWidget: __('Add the Jetpack Search widget', 'jetpack'),
});
