import { choice, count, flag, list, object, text, type OptionFacts } from './option-kinds';

/** Options of modules for writing, sharing and appearance. */
export const contentOptions: readonly OptionFacts[] = [
  choice('carousel', 'carousel_background_color', 'black', 'Background color of the pictures', {
    black: 'Black',
    white: 'White',
  }),
  flag('carousel', 'carousel_display_exif', false, 'Show what the camera recorded'),
  flag('carousel', 'carousel_display_comments', true, 'Show comments beside the picture'),
  text('comments', 'highlander_comment_form_prompt', 'Leave a Reply', 'Line above the comment form', { check: 'plain-text' }),
  choice('comments', 'jetpack_comment_form_color_scheme', 'light', 'Colors of the comment form', {
    light: 'Light',
    dark: 'Dark',
    transparent: 'Transparent',
  }),
  flag('custom-content-types', 'jetpack_portfolio', false, 'Offer portfolios'),
  count('custom-content-types', 'jetpack_portfolio_posts_per_page', 10, 'Projects on one page'),
  flag('custom-content-types', 'jetpack_testimonial', false, 'Offer testimonials'),
  count('custom-content-types', 'jetpack_testimonial_posts_per_page', 10, 'Testimonials on one page'),
  choice('gravatar-hovercards', 'gravatar_disable_hovercards', 'enabled', 'Show a profile when pointing at a picture', {
    enabled: 'Enabled',
    disabled: 'Disabled',
  }),
  flag('infinite-scroll', 'infinite_scroll', true, 'Load more posts without a click'),
  flag('infinite-scroll', 'infinite_scroll_google_analytics', false, 'Count each load as a page view'),
  choice('likes', 'wpl_default', 'on', 'Where likes are offered', { on: 'On all posts', off: 'Where a post enables it' }),
  flag('likes', 'social_notifications_like', true, 'Email when a user likes a post'),
  flag('markdown', 'wpcom_publish_comments_with_markdown', false, 'Markdown in comments'),
  flag('markdown', 'wpcom_publish_posts_with_markdown', false, 'Markdown in posts'),
  choice(
    'post-by-email',
    'post_by_email_address',
    'noop',
    'Address to send posts to',
    { noop: '', create: 'Make an address', regenerate: 'Make another address', delete: 'Remove the address' },
    { initial: null },
  ),
  object(
    'sharedaddy',
    'sharing_services',
    { visible: ['twitter', 'facebook'], hidden: [] },
    'Services, and those behind a button',
    { check: 'sharing-services' },
  ),
  choice(
    'sharedaddy',
    'button_style',
    'icon',
    'How buttons look',
    { 'icon-text': 'Icon and text', icon: 'Icon', text: 'Text', official: 'As the service has it' },
    { initial: 'icon-text' },
  ),
  text('sharedaddy', 'sharing_label', '', 'Line above the buttons', { initial: 'Share this:' }),
  list('sharedaddy', 'show', ['post'], 'Where buttons are shown', { initial: ['post', 'page'] }),
  text('sharedaddy', 'jetpack-twitter-cards-site-tag', '', 'Twitter name of the site'),
  flag('sharedaddy', 'sharedaddy_disable_resources', false, 'Leave out styles and scripts'),
  object('sharedaddy', 'custom', { sharing_name: '', sharing_url: '', sharing_icon: '' }, 'A service of your own', {
    initial: [],
  }),
  text('sharedaddy', 'sharing_delete_service', '', 'A service of your own to remove'),
  flag('tiled-gallery', 'tiled_galleries', false, 'Show all galleries as mosaics'),
  flag('videopress', 'videopress_private_enabled_for_site', false, 'Only signed-in people may watch'),
];
