import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name, and that of the blocks. */
export const getComposingLabels = () => ({
  'copy-post': __('Enable the option to copy entire posts and pages, including tags and settings', 'jetpack'),
  wpcom_publish_posts_with_markdown: __('Write posts or pages in plain-text Markdown syntax', 'jetpack'),
  latex: __('Use the LaTeX markup language to write mathematical equations and formulas', 'jetpack'),
  shortcodes: __('Compose using shortcodes to embed media from popular sites', 'jetpack'),
  blocks: __(
    'Jetpack Blocks give you the power to deliver quality content that hooks website visitors without needing to hire a developer or learn a single line of code.',
    'jetpack',
  ),
});

export const getComposingTexts = () => ({
  title: __('Composing', 'jetpack'),
  blocks: __('Jetpack blocks', 'jetpack'),
  blocksAbout: __('Blocks for the editor, such as forms, maps, slideshows and galleries.', 'jetpack'),
  blocksCaution: __(
    'Caution: if there are Jetpack blocks used in existing posts or pages, disabling this setting will cause those blocks to stop working.',
    'jetpack',
  ),
  discover: __('Discover Jetpack tools in the block editor', 'jetpack'),
});
