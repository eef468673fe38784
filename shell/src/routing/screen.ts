import type { Viewer } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { KnownRemote } from '../page/services/remotes';
import { hasCouponScreen } from './coupon';
import { findPage, findRoute } from './find-route';
import { home, homeRoute, isPlansPath, type Route } from './shell-routes';
import { isInAudience } from './audience';

/** What fills the page at a path. One of, so that no screen can be two things. */
export type Screen =
  /** A remote's page; `remote` is undefined when no remote of the registry owns it. */
  | { readonly kind: 'remote'; readonly route: Route; readonly remote: string | undefined }
  /** The site is not connected, and this person may connect it. */
  | { readonly kind: 'connect'; readonly route: Route }
  /** What a connection is good for in a shop. */
  | { readonly kind: 'woo'; readonly route: Route }
  /** A partner's coupon, redeemed by connecting; drawn by the remote that fills the point. */
  | { readonly kind: 'coupon'; readonly route: Route }
  | { readonly kind: 'connect-user'; readonly route: Route }
  /** Nothing but the frame: the site is not connected, and this person cannot change that. */
  | { readonly kind: 'nothing'; readonly route: Route }
  /** Another route stands here; the history entry is replaced. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** The browser goes to the provider's plans page of this site. */
  | { readonly kind: 'plans' };

function isAllowed({ path, audience }: Route, viewer: Viewer): boolean {
  // Offline there is no connection to restore.
  if (path === '/reconnect' && viewer.status === 'offline') return false;
  return isInAudience(audience, viewer);
}

/** The screen of an unknown path; while the pages of a remote are not known, the path may be one of them. */
function getUnknownScreen(path: string, known: readonly KnownRemote[]): Screen {
  const isIncomplete = known.length === 0 || known.some(({ declaration }) => declaration === undefined);
  if (path === '/' || !isIncomplete) return { kind: 'redirect', to: home };
  return { kind: 'remote', route: { ...homeRoute, path, heading: () => __('Jetpack', 'jetpack') }, remote: undefined };
}

/** What is only ever seen by who manages the site: the shop's screen, and the coupon's of a site that waits to be connected. */
function getManagerScreen(path: string, route: Route, viewer: Viewer, coupon: boolean, known: readonly KnownRemote[]) {
  const { permissions, status } = viewer;
  if (!permissions.manage_modules) return undefined;
  if (path === '/woo-setup') return { kind: 'woo', route } as const;
  if (!coupon || !hasCouponScreen(known, viewer)) return undefined;
  return status !== 'unconnected' || permissions.connect ? ({ kind: 'coupon', route } as const) : undefined;
}

/**
 * Which screen wins at a path, in the order of behaviour A2.
 *
 * @param coupon Whether a partner's coupon comes first (`couponComesFirst`).
 */
export function getScreen(path: string, viewer: Viewer, known: readonly KnownRemote[], coupon = false): Screen {
  const { permissions, status, hasConnectedOwner } = viewer;
  const route = findRoute(path, known);
  if (!route) return getUnknownScreen(path, known);
  const owners = getManagerScreen(path, route, viewer, coupon, known);
  if (owners) return owners;
  if (path === '/connect-user' && (permissions.manage_modules || hasConnectedOwner)) return { kind: 'connect-user', route };
  if (status === 'unconnected' && !permissions.manage_modules) return { kind: 'nothing', route };
  if (status === 'unconnected' && permissions.connect) return { kind: 'connect', route };
  // Offline nothing can be connected; who came to do so is told why.
  if (status === 'offline' && permissions.manage_modules && path === '/setup') return { kind: 'connect', route };
  if (!isAllowed(route, viewer) || path === '/connect-user') return { kind: 'redirect', to: home };
  if (isPlansPath(path)) return { kind: 'plans' };
  return { kind: 'remote', route, remote: findPage(route.content ?? path, known)?.remote };
}
