import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getRelatedPostsLabels = () => ({
  'related-posts': __('Show related content after posts', 'jetpack'),
  show_headline: __('Highlight related content with a heading', 'jetpack'),
  show_thumbnails: __('Show a thumbnail image where available', 'jetpack'),
});

export const getRelatedPostsTexts = () => ({
  title: __('Related posts', 'jetpack'),
  // translators: <link> links to help about the block.
  description: __(
    'Keep your visitors engaged with related content at the bottom of each post. These settings won’t apply to <link>related posts added using the block editor</link>.',
    'jetpack',
  ),
  preview: __('Preview', 'jetpack'),
  // translators: the heading above related posts on the site.
  headline: __('Related', 'jetpack'),
  configure: __('Configure related posts in the Customizer', 'jetpack'),
});

/** The titles and contexts of the preview's sample posts. */
export const getSampleTexts = () => ({
  ipad: __('Big iPhone/iPad Update Now Available', 'jetpack'),
  android: __('The WordPress for Android App Gets a Big Facelift', 'jetpack'),
  video: __('Upgrade Focus: VideoPress For Weddings', 'jetpack'),
  // translators: the category of a sample post.
  inMobile: __('In “Mobile”', 'jetpack'),
  // translators: the category of a sample post.
  inUpgrade: __('In “Upgrade”', 'jetpack'),
});
