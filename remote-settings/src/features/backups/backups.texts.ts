import { __, _n, sprintf } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getBackupsLabels = () => ({ vaultpress: __('Backups by VaultPress', 'jetpack') });

export const getBackupsTexts = () => ({
  title: __('Backups and security scanning', 'jetpack'),
  backupsTitle: __('Jetpack Backup', 'jetpack'),
  connect: __('Connect to configure.', 'jetpack'),
  offers: {
    scan: __('Automated scanning and one-click fixes keep your site ahead of security threats.', 'jetpack'),
    backups: __('Save every change and get back online quickly with one-click restores.', 'jetpack'),
  },
  provisioning: __('We are configuring your site backups.', 'jetpack'),
  credentials: __('Enter your server credentials to enable one-click restores.', 'jetpack'),
  enterCredentials: __('Enter credentials', 'jetpack'),
  active: __('Your site is backed up.', 'jetpack'),
  view: __('View your backups', 'jetpack'),
  error: __('Oops! The Jetpack Backup and Scan status could not be retrieved at this time.', 'jetpack'),
});

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
