import type { Route } from '../routing/route-table';
import type { Screen } from '../routing/screen';
import type { Standing } from '../routing/standing';

type FrameOf = Pick<Route, 'frame'> | undefined;

const hasFrame = (route: FrameOf) => route !== undefined && route.frame !== 'bare';

/** Masthead on dashboard, settings, recommendation and product routes; never on the empty path and /setup (spec 001 §1, §2.2). */
export function showsMasthead(path: string, route: FrameOf): boolean {
  return path !== '' && path !== '/setup' && hasFrame(route);
}

/** Footer on the same routes (spec 001 §1). */
export function showsFooter(route: FrameOf): boolean {
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
export function showsBelow(route: FrameOf, standing: Standing): boolean {
  return route?.frame === 'dashboard' && standing.status === 'connected';
}

/** Whether the masthead's Dashboard and Settings buttons may show, platform aside (spec 001 §2.2). */
export function showsMastheadNavigation(path: string, standing: Standing): boolean {
  const { status, may, hasConnectedOwner, isLinked, hasPersonalModule } = standing;
  if (path === '' || path.startsWith('/setup') || path === '/connect-user') return false;
  if (status === 'unknown' || status === 'unconnected' || !may.edit_posts) return false;
  return may.manage_options || status === 'offline' || (hasConnectedOwner && isLinked && hasPersonalModule);
}
