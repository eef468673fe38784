import { __ } from '@site-admin/runtime/i18n';

export const getPrivacyTexts = () => ({
  title: __('Privacy Settings', 'jetpack'),
  commitment: __('We are committed to your privacy and security.', 'jetpack'),
  label: __('Send usage information to help us improve our products', 'jetpack'),
  hint: __('Sent while you are logged in to your WordPress.com account.', 'jetpack'),
  // translators: <link> links to the privacy policy.
  policy: __('Our <link>privacy policy</link> explains how this information is used.', 'jetpack'),
  // translators: <link> links to the cookie policy.
  thirdParties: __('Some tracking tools are from third parties. <link>Learn how to control them</link>.', 'jetpack'),
  // translators: <link> links to help about the data that features use.
  features: __('The <link>Privacy Center</link> lists the data that each feature uses.', 'jetpack'),
});
