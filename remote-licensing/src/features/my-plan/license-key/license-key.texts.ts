import { __ } from '@site-admin/runtime/i18n';

export const licenseKeyTexts = {
  title: () => __('License key', 'jetpack'),
  hint: () => __('Find your key in the email you received after your purchase.', 'jetpack'),
  apply: () => __('Apply', 'jetpack'),
  applying: () => __('Applying…', 'jetpack'),
  /** Spec 002 §8. */
  applied: () => __('Jetpack license key added. It may take a minute for the license to be processed.', 'jetpack'),
  failed: () => __('Error adding Jetpack license key.', 'jetpack'),
};
