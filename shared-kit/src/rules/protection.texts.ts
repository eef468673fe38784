import { __, _n, sprintf } from '@site-admin/runtime/i18n';

/** A status of backups or scans that could not be loaded, or that this version does not know (spec 001 §8.4). */
export const backupAndScanFailed = (): string =>
  __('The Jetpack Backup and Scan status could not be retrieved at this time.', 'jetpack');

/** The texts about the provider's backups, by state (spec 001 §4.12). */
export const getRewindTexts = () => ({
  provisioning: __('We are configuring your site backups.', 'jetpack'),
  credentials: __('Enter your server credentials to enable one-click restores.', 'jetpack'),
  enterCredentials: __('Enter credentials', 'jetpack'),
  error: __('Oops! The Jetpack Backup and Scan status could not be retrieved at this time.', 'jetpack'),
});

/** The texts about the VaultPress plugin, by state (spec 001 §4.12). */
export const getVaultPressTexts = () => ({
  threats: (count: number) =>
    // translators: %d is the number of threats.
    sprintf(_n('%d potential threat found.', '%d potential threats found.', count, 'jetpack'), count),
  secure: __('Your site is backed up and threat-free.', 'jetpack'),
  'backed-up': __('Your site is backed up.', 'jetpack'),
  'inactive-backups': __(
    'You have paid for backups, but they’re not yet active. Click Set Up to finish installation.',
    'jetpack',
  ),
  'inactive-scan': __(
    'You have paid for security scanning, but it’s not yet active. Click Set Up to finish installation.',
    'jetpack',
  ),
  'inactive-both': __(
    'You have paid for backups and security scanning, but they’re not yet active. Click Set Up to finish installation.',
    'jetpack',
  ),
  setUp: __('Set Up', 'jetpack'),
  open: __('Open VaultPress', 'jetpack'),
});
