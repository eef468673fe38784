import { providerHost } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** Where the site itself would be connected (spec 000 §8). */
export function siteOfflineText(): string {
  /* translators: %s: the provider's host. */
  return sprintf(__('Your site is in Offline Mode, so it can not be connected to %s.', 'jetpack'), providerHost);
}

/** Where somebody's account would be connected (spec 000 §8). */
export function accountOfflineText(): string {
  /* translators: %s: the provider's host. */
  return sprintf(__('The site is in Offline Mode, so you can not connect to %s.', 'jetpack'), providerHost);
}
