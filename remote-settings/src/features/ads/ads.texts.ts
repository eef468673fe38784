import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getAdsLabels = () => ({
  wordads: __('Enable ads and display an ad below each post', 'jetpack'),
  wordads_display_front_page: __('Front page', 'jetpack'),
  wordads_display_post: __('Posts', 'jetpack'),
  wordads_display_page: __('Pages', 'jetpack'),
  wordads_display_archive: __('Archives', 'jetpack'),
  enable_header_ad: __('Top of each page', 'jetpack'),
  wordads_second_belowpost: __('Second ad below post', 'jetpack'),
  wordads_ccpa_enabled: __('Enable targeted advertising to site visitors in California (CCPA)', 'jetpack'),
  wordads_ccpa_privacy_policy_url: __('Privacy Policy URL', 'jetpack'),
  wordads_custom_adstxt_enabled: __('Customize your ads.txt file', 'jetpack'),
  wordads_custom_adstxt: __('Custom ads.txt entries', 'jetpack'),
});

export const getAdsTexts = () => ({
  title: __('Ads', 'jetpack'),
  offer: __('Generate income with high-quality ads.', 'jetpack'),
  description: __('Earn income by allowing Jetpack to display high quality ads.', 'jetpack'),
  terms: __('By activating ads, you agree to the Automattic Ads Terms of Service.', 'jetpack'),
  readTerms: __('Read the terms', 'jetpack'),
  places: __('Display ads below posts on', 'jetpack'),
  placements: __('Additional ad placements', 'jetpack'),
  ccpa: __(
    'The California Consumer Privacy Act (CCPA) requires you to offer visitors from California a way to opt out of targeted advertising, and to link your Privacy Policy.',
    'jetpack',
  ),
  ccpaHelp: __('Learn about the CCPA', 'jetpack'),
  // translators: <widget> links to the widgets of the site, <code> is a shortcode.
  optOut: __(
    'Add the opt-out link to every page with ads: use its <widget>widget</widget>, or the shortcode <code>[ccpa-do-not-sell-link]</code>.',
    'jetpack',
  ),
  adsTxt: __(
    'Ads.txt (Authorized Digital Sellers) declares which companies are authorized to sell the ads of your site.',
    'jetpack',
  ),
  adsTxtHelp: __('Learn about ads.txt', 'jetpack'),
  earnings: __('View your earnings', 'jetpack'),
});
