import { __ } from '@site-admin/runtime/i18n';
import type { PageType, TitleToken } from './titles/title-format';

/** The labels of the card's options, by setting name. */
export const getSeoLabels = () => ({
  'seo-tools': __('Customize your SEO settings', 'jetpack'),
  advanced_seo_title_formats: __('Page titles', 'jetpack'),
  advanced_seo_front_page_description: __('Front page description', 'jetpack'),
});

export const getSeoTexts = () => ({
  title: __('Search engine optimization', 'jetpack'),
  description: __(
    'Take control of the way search engines represent your site. With Jetpack’s SEO tools you can preview how your content will look on popular search engines and change items like your site name and tagline in seconds.',
    'jetpack',
  ),
  configure: __('Configure your SEO settings', 'jetpack'),
  // translators: %s is the name of a plugin.
  conflict: __('Your SEO settings are managed by the following plugin: %s.', 'jetpack'),
});

export const getTitleTexts = () => ({
  heading: __('Page titles', 'jetpack'),
  hint: __(
    'Set the structure of page titles in search engines, social media sites and browser tabs. Insert a token with its button, or type [ to choose one.',
    'jetpack',
  ),
  // translators: %s is a kind of page: Posts.
  insertInto: __('Insert into %s', 'jetpack'),
  // translators: %s is a kind of page: Posts.
  tokensFor: __('Tokens for %s', 'jetpack'),
  // translators: %s is the title of a page.
  preview: __('Preview: %s', 'jetpack'),
  empty: __('Preview: the default title of your theme', 'jetpack'),
});

export const getPageTypeLabels = (): Record<PageType, string> => ({
  front_page: __('Front page', 'jetpack'),
  posts: __('Posts', 'jetpack'),
  pages: __('Pages', 'jetpack'),
  groups: __('Tags', 'jetpack'),
  archives: __('Archives', 'jetpack'),
});

export const getTokenLabels = (): Record<TitleToken, string> => ({
  site_name: __('Site title', 'jetpack'),
  tagline: __('Tagline', 'jetpack'),
  post_title: __('Post title', 'jetpack'),
  page_title: __('Page title', 'jetpack'),
  group_title: __('Tag title', 'jetpack'),
  date: __('Date', 'jetpack'),
  archive_title: __('Archive title', 'jetpack'),
});

export const getDescriptionTexts = () => ({
  label: getSeoLabels().advanced_seo_front_page_description,
  hint: __(
    'Craft a description of up to 160 characters, used in search results for your front page and when your site is shared on social media sites.',
    'jetpack',
  ),
  maximum: __(' - Maximum characters reached.', 'jetpack'),
  warning: __('Search engines may shorten this description.', 'jetpack'),
});

export const getPreviewTexts = () => ({
  heading: __('Previews of your front page', 'jetpack'),
  search: __('Search result', 'jetpack'),
  social: __('Social link card', 'jetpack'),
  microblog: __('Microblog post', 'jetpack'),
  noDescription: __('Search engines will choose a text from your front page.', 'jetpack'),
  // translators: %s is the address of the site.
  post: __('Take a look at %s', 'jetpack'),
  reply: __('Reply', 'jetpack'),
  repost: __('Repost', 'jetpack'),
  like: __('Like', 'jetpack'),
  share: __('Share', 'jetpack'),
  quote: __('Quoted post', 'jetpack'),
});
