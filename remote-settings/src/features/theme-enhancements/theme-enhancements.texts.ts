import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getThemeLabels = () => ({
  'infinite-scroll': __('Infinite Scroll', 'jetpack'),
  'custom-css': __('Enhance CSS customization panel', 'jetpack'),
});

export const getThemeTexts = () => ({
  title: __('Theme enhancements', 'jetpack'),
  infiniteScroll: __(
    'Create a smooth, uninterrupted reading experience by loading more content as visitors scroll to the bottom of your archive pages.',
    'jetpack',
  ),
  modes: {
    default: __('Load more posts using the default theme behavior', 'jetpack'),
    button: __('Load more posts in page with a button', 'jetpack'),
    scroll: __('Load more posts as the reader scrolls down', 'jetpack'),
  },
  needsTheme: __('Theme support required.', 'jetpack'),
  customCss: __('Custom CSS', 'jetpack'),
  customCssDescription: __(
    'Additional CSS can be added from the Customizer. Enable the enhanced Custom CSS feature below to add additional features.',
    'jetpack',
  ),
  customizer: __('Open the Customizer', 'jetpack'),
});
