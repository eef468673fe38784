import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getVerificationLabels = () => ({
  'verification-tools': __('Verify site ownership with third party services', 'jetpack'),
  google: __('Google', 'jetpack'),
  bing: __('Bing', 'jetpack'),
  pinterest: __('Pinterest', 'jetpack'),
  yandex: __('Yandex', 'jetpack'),
  facebook: __('Facebook', 'jetpack'),
});

export const getVerificationTexts = () => ({
  title: __('Site verification', 'jetpack'),
  note: __(
    'Note that <b>verifying your site with these services is not necessary</b> in order for your site to be indexed by search engines. To use these advanced search engine tools and verify your site with a service, paste the HTML Tag code below. Read the <help>full instructions</help> if you are having trouble.',
    'jetpack',
  ),
  services: __(
    'Supported verification services: <google>Google Search Console</google>, <bing>Bing Webmaster Center</bing>, <pinterest>Pinterest Site Verification</pinterest>, <yandex>Yandex.Webmaster</yandex>, and <facebook>Facebook Domain Verification</facebook>.',
    'jetpack',
  ),
  invalid: __('Enter the HTML tag of the service, or the code in it.', 'jetpack'),
});

export const getGoogleTexts = () => ({
  verify: __('Verify with Google', 'jetpack'),
  manual: __('Manually verify', 'jetpack'),
  or: __('or', 'jetpack'),
  edit: __('Edit', 'jetpack'),
  cancel: __('Cancel', 'jetpack'),
  save: __('Save', 'jetpack'),
  fetching: __('Checking with Google…', 'jetpack'),
  verifying: __('Verifying…', 'jetpack'),
  verified: __('Your site is verified with Google', 'jetpack'),
  isVerified: __('Site is verified', 'jetpack'),
  // translators: %s is the reason, as Google or the site states it.
  failed: __('Site failed to verify: %s', 'jetpack'),
  searchConsole: __('Google Search Console', 'jetpack'),
  manageVerification: __('Manage verification', 'jetpack'),
  connect: __('<connect>Connect your account</connect> to verify your site with Google automatically.', 'jetpack'),
  blocked: __('Your browser blocked the window of Google. Allow pop-ups for this site, then try again.', 'jetpack'),
  notVerified: __('Google could not verify the site.', 'jetpack'),
});
