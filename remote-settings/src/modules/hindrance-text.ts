import { __ } from '@site-admin/runtime/i18n';
import type { Hindrance } from './availability';

/** Why a toggle cannot be used, in words for its reason popover. */
export function hindranceText(hindrance: Hindrance): string {
  return {
    'no-right': () => __('Only an administrator of this site can change this.', 'jetpack'),
    offline: () => __('Unavailable in Offline Mode.', 'jetpack'),
    'no-owner': () => __('Connect your account to use this feature.', 'jetpack'),
    'enabled-by-admin': () => __('This feature has been enabled by a site administrator.', 'jetpack'),
    'disabled-by-admin': () => __('This feature has been disabled by a site administrator.', 'jetpack'),
    managed: () => __('This feature is being managed by a site administrator.', 'jetpack'),
    unavailable: () => __('Your plan does not include this feature.', 'jetpack'),
  }[hindrance]();
}
