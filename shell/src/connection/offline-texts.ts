import { providerHost } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** The offline text where the site would be connected (spec 000 §8). */
export function getSiteOfflineText(): string {
  /* translators: %s: the provider's host. */
  return sprintf(__('Your site is in Offline Mode, so it can not be connected to %s.', 'jetpack'), providerHost);
}

/** The offline text where the user's account would be connected (spec 000 §8). */
export function getAccountOfflineText(): string {
  /* translators: %s: the provider's host. */
  return sprintf(__('The site is in Offline Mode, so you can not connect to %s.', 'jetpack'), providerHost);
}
