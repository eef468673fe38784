import type { InitialState, PageLocation, Viewer } from '@site-admin/contracts';
import { formatLocation } from './hash';
import { home } from './shell-routes';
import type { NavigationPort } from '../page/services/navigation';

const wooPath = '/woo-setup';

/** The shop's screen with the way back in its address, so that it outlives a reload and the walk to the provider. */
function getWooAddress(from: PageLocation): string {
  if (from.path === home || from.path === '/') return wooPath;
  return `${wooPath}?${new URLSearchParams({ previous: formatLocation(from) }).toString()}`;
}

/**
 * Where the shop's screen leads on to, by the query of its address.
 *
 * @example wayBackFrom('previous=%2Fsettings') // '/settings'
 */
export function getReturnRoute(query: string): string {
  const previous = new URLSearchParams(query).get('previous') ?? '';
  return previous.startsWith('/') && !previous.startsWith(wooPath) ? previous : home;
}

/** Shows who manages a shop its screen first, unless he has seen it (spec 001 §4.8). */
export function redirectToWoo(
  navigation: Pick<NavigationPort, 'location' | 'navigate'>,
  viewer: Viewer,
  initial: Pick<InitialState, 'isWooCommerceActive' | 'hasSeenWCConnectionModal'>,
): void {
  if (!initial.isWooCommerceActive || initial.hasSeenWCConnectionModal || !viewer.permissions.manage_modules) return;
  const { current } = navigation.location;
  if (current.path !== wooPath) navigation.navigate(getWooAddress(current), { replace: true });
}
