import { __, sprintf } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getBruteForceLabels = () => ({
  protect: __('Block attempts to log in with common user names and passwords', 'jetpack'),
  jetpack_protect_global_whitelist: __('Always allowed IP addresses', 'jetpack'),
});

export const getBruteForceTexts = () => ({
  title: __('Brute force protection', 'jetpack'),
  connect: __('Connect to set up brute force attack protection.', 'jetpack'),
  // translators: %s is an IP address.
  currentAddress: (address: string) => sprintf(__('Your current IP address: %s', 'jetpack'), address),
  add: __('Add to Always Allowed list', 'jetpack'),
  listHint: __(
    'Logins from these addresses are never blocked. One IPv4 or IPv6 address per line, or a range with a dash: 12.12.12.1-12.12.12.100',
    'jetpack',
  ),
});
