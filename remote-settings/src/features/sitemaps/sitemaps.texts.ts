import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getSitemapsLabels = () => ({
  sitemaps: __('Generate XML sitemaps', 'jetpack'),
});

export const getSitemapsTexts = () => ({
  title: __('Sitemaps', 'jetpack'),
  description: __(
    'Sitemaps are files that search engines like Google or Bing use to index your website. They can help improve your ranking in search results. When you enable this feature, Jetpack will create sitemaps for you and update them automatically when the content on your site changes.',
    'jetpack',
  ),
  sent: __('Good news: Jetpack is sending your sitemap automatically to all major search engines for indexing.', 'jetpack'),
  // translators: <link> links to the Reading settings of WordPress, where "Search engine visibility" is the label of an option.
  hidden: __(
    'Search engines can’t access your site at the moment. If you’d like to make your site accessible, check your <link>Reading settings</link> and switch “Search engine visibility” on.',
    'jetpack',
  ),
});
