import { __ } from '@site-admin/runtime/i18n';
import { announceActivation } from '../../../cards/plugin-activation.epic';

/** VaultPress is registered on its admin page. */
export const announceVaultPressEpic = announceActivation({
  slug: 'vaultpress',
  activating: () => __('Activating VaultPress…', 'jetpack'),
  failed: () => __('Could not activate VaultPress.', 'jetpack'),
  page: 'vaultpress',
});
