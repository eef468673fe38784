import type { InitialState, PageLocation, Viewer } from '@site-admin/contracts';
import { formatLocation } from './hash';
import { home } from './shell-routes';
import type { NavigationPort } from '../page/services/navigation';

const wooPath = '/woo-setup';

/** Returns the address of the WooCommerce screen; its query has the route to return to, so that it survives reloads and the authorization. */
function getWooAddress(from: PageLocation): string {
  if (from.path === home || from.path === '/') return wooPath;
  return `${wooPath}?${new URLSearchParams({ previous: formatLocation(from) }).toString()}`;
}

/**
 * Returns the route that follows the WooCommerce screen, from the query of its address.
 *
 * @example getReturnRoute('previous=%2Fsettings') // '/settings'
 */
export function getReturnRoute(query: string): string {
  const previous = new URLSearchParams(query).get('previous') ?? '';
  return previous.startsWith('/') && !previous.startsWith(wooPath) ? previous : home;
}

/** Redirects managers of a WooCommerce store to its screen once (spec 001 §4.8). */
export function redirectToWoo(
  navigation: Pick<NavigationPort, 'location' | 'navigate'>,
  viewer: Viewer,
  initial: Pick<InitialState, 'isWooCommerceActive' | 'hasSeenWCConnectionModal'>,
): void {
  if (!initial.isWooCommerceActive || initial.hasSeenWCConnectionModal || !viewer.permissions.manage_modules) return;
  const { current } = navigation.location;
  if (current.path !== wooPath) navigation.navigate(getWooAddress(current), { replace: true });
}
