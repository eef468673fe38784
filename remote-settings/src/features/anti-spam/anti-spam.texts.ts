import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getAntiSpamLabels = () => ({ wordpress_api_key: __('Anti-spam API key', 'jetpack') });

export const getAntiSpamTexts = () => ({
  title: __('Anti-spam', 'jetpack'),
  offer: __('Automatically clear spam from comments and forms.', 'jetpack'),
  hint: __('Paste your key: it is checked, and saved once it is valid.', 'jetpack'),
  getKey: __('Get or manage your Anti-spam key', 'jetpack'),
});

/** The messages about the key (spec 001 §5). */
export const getKeyTexts = () => ({
  checking: __('Checking key…', 'jetpack'),
  valid: __('Your Anti-spam key is valid.', 'jetpack'),
  global: __('A valid key has been set in your site’s configuration.', 'jetpack'),
  empty: __('Your site needs an Anti-spam key.', 'jetpack'),
  invalid: __('There’s a problem with your Anti-spam API key. <more>Learn more.</more>', 'jetpack'),
  protected: __('Your site is protected from spam.', 'jetpack'),
  unprotected: __('Your site is not protected from spam.', 'jetpack'),
});
