import type { Viewer } from '@site-admin/contracts';
import type { KnownRemote } from '../remotes/types';
import { isCouponScreenFilled } from './coupon';
import { ownerOf } from './page-owner';
import { home, specRoute, type Route } from './route-table';
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

/** Settings tabs that people without manage_modules may open (behaviour A2). */
const personalSettings: readonly string[] = ['/settings', '/writing', '/sharing', '/performance'];

/** The route of a path: the specs' own, or what a remote declares beyond them. */
export function routeAt(path: string, known: readonly KnownRemote[]): Route | undefined {
  const named = specRoute(path);
  if (named) return named;
  const owner = ownerOf(path, known);
  // What lies below a spec's routes is theirs alone: /recommendations/no-such-step is unknown, not the assistant's.
  if (!owner || specRoute(owner.page.path.replace(/\/\*$/, '')) || owner.page.path.startsWith('/product/')) return undefined;
  const { title, frame, audience } = owner.page;
  return { path, name: title, frame, audience, heading: () => title };
}

function mayOpen({ path, audience, frame }: Route, viewer: Viewer): boolean {
  if (!isInAudience(audience, viewer)) return false;
  // Offline there is no connection to mend.
  if (path === '/reconnect' && viewer.status === 'offline') return false;
  if (viewer.permissions.manage_modules || frame !== 'settings') return true;
  return !viewer.isSubscriber && personalSettings.includes(path);
}

/** What is only ever seen by who manages the site: the shop's screen, and the coupon's of a site that waits to be connected. */
function ownersScreen(path: string, route: Route, viewer: Viewer, coupon: boolean, known: readonly KnownRemote[]) {
  const { permissions, status } = viewer;
  if (!permissions.manage_modules) return undefined;
  if (path === '/woo-setup') return { kind: 'woo', route } as const;
  if (!coupon || !isCouponScreenFilled(known, viewer)) return undefined;
  return status !== 'unconnected' || permissions.connect ? ({ kind: 'coupon', route } as const) : undefined;
}

/**
 * Which screen wins at a path, in the order of behaviour A2.
 *
 * @param coupon Whether a partner's coupon comes first (`couponComesFirst`).
 */
export function screenAt(path: string, viewer: Viewer, known: readonly KnownRemote[], coupon = false): Screen {
  const { permissions, status, hasConnectedOwner } = viewer;
  const route = routeAt(path, known);
  if (!route) return { kind: 'redirect', to: home };
  const owners = ownersScreen(path, route, viewer, coupon, known);
  if (owners) return owners;
  if (path === '/connect-user' && (permissions.manage_modules || hasConnectedOwner)) return { kind: 'connect-user', route };
  if (status === 'unconnected' && !permissions.manage_modules) return { kind: 'nothing', route };
  if (status === 'unconnected' && permissions.connect) return { kind: 'connect', route };
  // Offline nothing can be connected; who came to do so is told why.
  if (status === 'offline' && permissions.manage_modules && path === '/setup') return { kind: 'connect', route };
  if (!mayOpen(route, viewer) || path === '/connect-user') return { kind: 'redirect', to: home };
  if (route.name === 'Plans') return { kind: 'plans' };
  return { kind: 'remote', route, remote: ownerOf(route.content ?? path, known)?.remote };
}
