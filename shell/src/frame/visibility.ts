import type { Viewer } from '@site-admin/contracts';
import type { Route } from '../routing/shell-routes';
import type { Screen } from '../routing/screen';

type RouteFrame = Pick<Route, 'frame'> | undefined;

const hasFrame = (route: RouteFrame) => route !== undefined && route.frame !== 'bare';

/** Masthead on dashboard, settings, recommendation and product routes; never on the empty path and /setup (spec 001 §1, §2.2). */
export function showsMasthead(path: string, route: RouteFrame): boolean {
  return path !== '' && path !== '/setup' && hasFrame(route);
}

/** Footer on the same routes (spec 001 §1). */
export function showsFooter(route: RouteFrame): boolean {
  return hasFrame(route);
}

/**
 * The main tabs stand above the screens of the dashboard group and the recommendations, not above the connect screens. On
 * /setup, which has no masthead, they are the way on once the site is connected.
 */
export function showsTabs(screen: Screen): boolean {
  if (screen.kind !== 'remote') return false;
  const { frame, path } = screen.route;
  return frame === 'dashboard' || frame === 'recommendations' || path === '/setup';
}

/** What other remotes put below the dashboard group (support and apps cards) needs a connected site (behaviour A2). */
export function showsBelow(route: RouteFrame, viewer: Viewer): boolean {
  return route?.frame === 'dashboard' && viewer.status === 'connected';
}

/** Whether the masthead's Dashboard and Settings buttons may show, platform aside (spec 001 §2.2). */
export function showsMastheadNavigation(path: string, viewer: Viewer): boolean {
  const { status, permissions, hasConnectedOwner, isLinked, hasPersonalModule } = viewer;
  if (path === '' || path.startsWith('/setup') || path === '/connect-user') return false;
  if (status === 'unknown' || status === 'unconnected' || !permissions.edit_posts) return false;
  return permissions.manage_options || status === 'offline' || (hasConnectedOwner && isLinked && hasPersonalModule);
}
