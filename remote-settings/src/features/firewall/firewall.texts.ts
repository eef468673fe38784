import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getFirewallLabels = () => ({
  waf: __('Protect your site with Jetpack’s Web Application Firewall', 'jetpack'),
  jetpack_waf_ip_list: __('Block or allow requests from specific IP addresses', 'jetpack'),
  jetpack_waf_ip_block_list: __('Blocked IP addresses', 'jetpack'),
  jetpack_waf_ip_allow_list: __('Always allowed IP addresses', 'jetpack'),
  jetpack_waf_share_data: __('Share data with Jetpack', 'jetpack'),
});

export const getFirewallTexts = () => ({
  title: __('Firewall', 'jetpack'),
  beta: __('Beta', 'jetpack'),
  listHint: __('One IPv4 or IPv6 address per line', 'jetpack'),
  shareHint: __('Allow Jetpack to collect data about blocked requests to improve the firewall rules.', 'jetpack'),
  privacy: __('Privacy information', 'jetpack'),
  rules: __('Your site is not receiving the latest updates to Firewall rules', 'jetpack'),
  rulesHint: __('Upgrade to get automatic updates, and keep your site secure from new threats.', 'jetpack'),
  enhanced: __('Enhanced protection', 'jetpack'),
  enhancedHint: __(
    'By default, the firewall inspects requests once WordPress is running. To inspect them before any other code, add this directive to your PHP configuration:',
    'jetpack',
  ),
});
