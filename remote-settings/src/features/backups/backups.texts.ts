import { __ } from '@site-admin/runtime/i18n';

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
  active: __('Your site is backed up.', 'jetpack'),
  view: __('View your backups', 'jetpack'),
});
