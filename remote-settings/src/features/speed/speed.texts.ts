import type { ChangeTexts } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getSpeedLabels = () => ({
  photon: __('Speed up image load times', 'jetpack'),
  'photon-cdn': __('Speed up static file load times', 'jetpack'),
  'lazy-images': __('Enable Lazy Loading for images', 'jetpack'),
});

export const getSpeedTexts = () => ({
  title: __('Performance & speed', 'jetpack'),
  accelerator: __(
    'Load pages faster by allowing Jetpack to optimize your images and serve your images and static files (like CSS and JavaScript) from our global network of servers.',
    'jetpack',
  ),
  enableAccelerator: __('Enable site accelerator', 'jetpack'),
  needsBothParts: __('The site accelerator can be switched where both of its parts are shown.', 'jetpack'),
  lazyImages: __(
    'Lazy-loading images will improve your site’s speed and create a smoother viewing experience. Images will load as visitors scroll down the screen, instead of all at once.',
    'jetpack',
  ),
});

/** The notices of switching the site accelerator (spec 002 §8). */
export function acceleratorTexts(isOn: boolean): ChangeTexts {
  if (isOn) {
    return {
      progress: __('Enabling Site accelerator…', 'jetpack'),
      success: __('Site accelerator is now speeding up your site!', 'jetpack'),
      // translators: %s is the site's message.
      error: (message) => sprintf(__('Error enabling Site accelerator. %s', 'jetpack'), message).trim(),
    };
  }
  return {
    progress: __('Disabling site accelerator…', 'jetpack'),
    success: __('Site accelerator is no longer speeding up your site!', 'jetpack'),
    // translators: %s is the site's message.
    error: (message) => sprintf(__('Error disabling site accelerator. %s', 'jetpack'), message).trim(),
  };
}
