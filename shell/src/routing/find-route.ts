import { matchesPath, type PageDeclaration } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { KnownRemote } from '../page/services/remotes';
import { home, homeRoute, shellRoutes, type Route } from './shell-routes';

/** A page of a remote, as its remote.json declares it. */
export interface RemotePage {
  readonly remote: string;
  readonly page: PageDeclaration;
}

const hasRoute = ({ path: pattern, routes }: PageDeclaration, path: string) =>
  matchesPath(pattern, path) && (routes === undefined || routes.some((route) => route.path === path));

/** Returns a sort key, higher for longer paths without placeholders: `/product/backup` before `/product/:slug` before `/product/*`. */
const getSpecificity = (path: string) => path.replace(/:[^/]+/g, '').length - (path.endsWith('*') ? 2 : 0);

/**
 * Returns the declared page of a path; of several, the one with the most specific path. A path belongs to the first remote of the registry
 * that declares it: publishing refuses others, and none can take it by a more specific path.
 */
export function findPage(path: string, known: readonly KnownRemote[]): RemotePage | undefined {
  const matching = known
    .flatMap(({ name, declaration }) => (declaration?.pages ?? []).map((page) => ({ remote: name, page })))
    .filter(({ page }) => hasRoute(page, path));
  return matching
    .filter(({ remote }) => remote === matching[0]?.remote)
    .sort((one, other) => getSpecificity(other.page.path) - getSpecificity(one.page.path))[0];
}

function toRoute(path: string, page: PageDeclaration): Route {
  const route = page.routes?.find((each) => each.path === path);
  const title = route?.title ?? page.title;
  return {
    path,
    name: route?.name ?? page.name ?? page.title,
    frame: page.frame,
    skeleton: page.skeleton,
    audience: page.audience,
    heading: () => __(title, 'jetpack'),
  };
}

/** Returns the route of a path: the shell's own, else the one a remote declares; undefined for an unknown path. */
export function findRoute(path: string, known: readonly KnownRemote[]): Route | undefined {
  const own = shellRoutes.find((route) => route.path === path);
  if (own) return own;
  const owned = findPage(path, known);
  if (owned) return toRoute(path, owned.page);
  return path === home ? homeRoute : undefined;
}
