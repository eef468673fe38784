import { __ } from '@site-admin/runtime/i18n';

export const activateTexts = {
  title: () => __('Add a license key', 'jetpack'),
  hint: () => __('Find your key in the email you received after your purchase.', 'jetpack'),
  yourLicenses: () => __('Or choose from your licenses', 'jetpack'),
  back: () => __('Back', 'jetpack'),
  label: () => __('License key', 'jetpack'),
  activate: () => __('Activate', 'jetpack'),
  needHelp: () => __('Do you need help?', 'jetpack'),
  contact: () => __('Contact us', 'jetpack'),
  /** Spec 000 §5. */
  invalidKey: () => __('This is not a valid license key. Please try again.', 'jetpack'),
  /** Spec 000 §8. */
  unknownError: () => __('An unknown error occurred during license activation. Please try again.', 'jetpack'),
};
