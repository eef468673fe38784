import { __, sprintf } from '@site-admin/runtime/i18n';

/** Spec 002 §4 and §8. */
export const updateTexts = {
  progress: () => __('Updating settings…', 'jetpack'),
  success: () => __('Updated settings', 'jetpack'),
  failure: (message: string) =>
    /* translators: %s is what the site answered */
    sprintf(__('Error updating settings. %s', 'jetpack'), message),
};

/** Spec 001 §4.5. */
export const unsavedQuestion = () =>
  __('There are unsaved settings in this tab that will be lost if you leave it. Proceed?', 'jetpack');
