import type { ChangeTexts } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/**
 * Returns the notices of toggling a module (spec 001 §4.5), for `ChangeOptions.texts`.
 *
 * @param name Title of the card or the module.
 */
export const moduleToggleTexts = (name: string, isActivating: boolean): ChangeTexts => ({
  noticeId: 'module-toggle',
  ...(isActivating ? activationTexts(name) : deactivationTexts(name)),
});

function activationTexts(name: string): ChangeTexts {
  return {
    // translators: %s is the name of a feature.
    progress: sprintf(__('Activating %s…', 'jetpack'), name),
    // translators: %s is the name of a feature.
    success: sprintf(__('%s has been activated.', 'jetpack'), name),
    // translators: %1$s is the name of a feature, %2$s the site's message.
    error: (message) => sprintf(__('%1$s failed to activate. %2$s', 'jetpack'), name, message).trim(),
  };
}

function deactivationTexts(name: string): ChangeTexts {
  return {
    // translators: %s is the name of a feature.
    progress: sprintf(__('Deactivating %s…', 'jetpack'), name),
    // translators: %s is the name of a feature.
    success: sprintf(__('%s has been deactivated.', 'jetpack'), name),
    // translators: %1$s is the name of a feature, %2$s the site's message.
    error: (message) => sprintf(__('%1$s failed to deactivate. %2$s', 'jetpack'), name, message).trim(),
  };
}
