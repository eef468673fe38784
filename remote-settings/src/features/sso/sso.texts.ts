import { providerHost } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getSsoLabels = () => ({
  // translators: %s is the provider, such as WordPress.com.
  sso: sprintf(__('Allow users to log in to this site using %s accounts', 'jetpack'), providerHost),
  jetpack_sso_match_by_email: __('Match accounts using email addresses', 'jetpack'),
  jetpack_sso_require_two_step: sprintf(
    // translators: %s is the provider, such as WordPress.com.
    __('Require accounts to use %s Two-Step Authentication', 'jetpack'),
    providerHost,
  ),
});

export const getSsoTexts = () => ({
  // translators: %s is the provider, such as WordPress.com.
  title: sprintf(__('%s login', 'jetpack'), providerHost),
  description: sprintf(
    // translators: %s is the provider, such as WordPress.com.
    __(
      'Add an extra layer of security to your website by enabling %s login and secure authentication. If you have multiple sites with this option enabled, you will be able to log in to every one of them with the same credentials.',
      'jetpack',
    ),
    providerHost,
  ),
  // translators: %s is the provider, such as WordPress.com.
  connect: sprintf(__('Connect to enable %s Secure Sign-On.', 'jetpack'), providerHost),
});
