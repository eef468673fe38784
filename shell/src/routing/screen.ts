import type { Viewer } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { KnownRemote } from '../page/services/remotes';
import { hasCouponScreen } from './coupon';
import { findPage, findRoute } from './find-route';
import { home, homeRoute, isPlansPath, type Route } from './shell-routes';
import { isInAudience } from './audience';

/** The content of the page at a path. */
export type Screen =
  /** A remote's page; `remote` is undefined when no remote of the registry owns it. */
  | { readonly kind: 'remote'; readonly route: Route; readonly remote: string | undefined }
  /** Connects an unconnected site. */
  | { readonly kind: 'connect'; readonly route: Route }
  /** Introduces the benefits of a connection to a WooCommerce store. */
  | { readonly kind: 'woo'; readonly route: Route }
  /** Redeems a partner's coupon; rendered by the remote that extends `couponPoint`. */
  | { readonly kind: 'coupon'; readonly route: Route }
  | { readonly kind: 'connect-user'; readonly route: Route }
  /** Empty: the site is not connected, and this viewer cannot connect it. */
  | { readonly kind: 'nothing'; readonly route: Route }
  /** Replaces the history entry by another route. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Leaves for the provider's plans page of this site. */
  | { readonly kind: 'plans' };

function isAllowed({ path, audience }: Route, viewer: Viewer): boolean {
  // Offline there is no connection to restore.
  if (path === '/reconnect' && viewer.status === 'offline') return false;
  return isInAudience(audience, viewer);
}

/** Returns the screen of an unknown path; while the pages of a remote are not known, the path may be one of them. */
function getUnknownScreen(path: string, known: readonly KnownRemote[]): Screen {
  const isIncomplete = known.length === 0 || known.some(({ declaration }) => declaration === undefined);
  if (path === '/' || !isIncomplete) return { kind: 'redirect', to: home };
  return { kind: 'remote', route: { ...homeRoute, path, heading: () => __('Jetpack', 'jetpack') }, remote: undefined };
}

/** Returns the WooCommerce or coupon screen, which only managers see; undefined for other screens. */
function getManagerScreen(path: string, route: Route, viewer: Viewer, coupon: boolean, known: readonly KnownRemote[]) {
  const { permissions, status } = viewer;
  if (!permissions.manage_modules) return undefined;
  if (path === '/woo-setup') return { kind: 'woo', route } as const;
  if (!coupon || !hasCouponScreen(known, viewer)) return undefined;
  return status !== 'unconnected' || permissions.connect ? ({ kind: 'coupon', route } as const) : undefined;
}

const toRemoteScreen = (path: string, route: Route, known: readonly KnownRemote[]) =>
  ({ kind: 'remote', route, remote: findPage(route.content ?? path, known)?.remote }) as const;

/**
 * Returns the screen of a path, in the order of behaviour A2.
 *
 * @param coupon Whether the partner's coupon is shown first (`shouldRedeemCoupon`).
 */
export function getScreen(path: string, viewer: Viewer, known: readonly KnownRemote[], coupon = false): Screen {
  const { permissions, status, hasConnectedOwner } = viewer;
  const route = findRoute(path, known);
  if (!route) return getUnknownScreen(path, known);
  // Operators decide about any site, connected or not.
  if (route.audience === 'operators' && isAllowed(route, viewer)) return toRemoteScreen(path, route, known);
  const managerScreen = getManagerScreen(path, route, viewer, coupon, known);
  if (managerScreen) return managerScreen;
  if (path === '/connect-user' && (permissions.manage_modules || hasConnectedOwner)) return { kind: 'connect-user', route };
  if (status === 'unconnected' && !permissions.manage_modules) return { kind: 'nothing', route };
  if (status === 'unconnected' && permissions.connect) return { kind: 'connect', route };
  // The connect screen explains why an offline site cannot be connected.
  if (status === 'offline' && permissions.manage_modules && path === '/setup') return { kind: 'connect', route };
  if (!isAllowed(route, viewer) || path === '/connect-user') return { kind: 'redirect', to: home };
  if (isPlansPath(path)) return { kind: 'plans' };
  return toRemoteScreen(path, route, known);
}
