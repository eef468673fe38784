import type { Viewer } from '@site-admin/contracts';
import type { Route } from '../routing/shell-routes';
import type { Screen } from '../routing/screen';

type RouteFrame = Pick<Route, 'frame'> | undefined;

const hasFrame = (route: RouteFrame) => route !== undefined && route.frame !== 'bare';

/** Shown on dashboard, settings, recommendation and product routes; not on the empty path and /setup (spec 001 §1, §2.2). */
export function showsMasthead(path: string, route: RouteFrame): boolean {
  return path !== '' && path !== '/setup' && hasFrame(route);
}

/** Shown on the same routes (spec 001 §1). */
export function showsFooter(route: RouteFrame): boolean {
  return hasFrame(route);
}

/**
 * Shown above the screens of the remotes, except the settings, which have tabs of their own, and not above the connect screens; also on
 * /setup, whose screen is the dashboard once the site is connected (reference: behaviour, A2).
 */
export function showsTabs(screen: Screen): boolean {
  if (screen.kind !== 'remote') return false;
  const { frame, path } = screen.route;
  return (frame !== 'settings' && frame !== 'bare') || path === '/setup';
}

/** Extensions below the dashboard group (support and apps cards) need a connected site (behaviour A2). */
export function showsBelow(route: RouteFrame, viewer: Viewer): boolean {
  return route?.frame === 'dashboard' && viewer.status === 'connected';
}

/** Returns whether the masthead's Dashboard and Settings buttons may be shown, regardless of the platform (spec 001 §2.2). */
export function showsMastheadNavigation(path: string, viewer: Viewer): boolean {
  const { status, permissions, hasConnectedOwner, isLinked, hasPersonalModule } = viewer;
  if (path === '' || path.startsWith('/setup') || path === '/connect-user') return false;
  if (status === 'unknown' || status === 'unconnected' || !permissions.edit_posts) return false;
  return permissions.manage_options || status === 'offline' || (hasConnectedOwner && isLinked && hasPersonalModule);
}
