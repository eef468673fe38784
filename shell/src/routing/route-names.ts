import { skipLinkPaths, specRoute } from './route-table';

/**
 * The name of a route, as analytics know it (spec 001 §2.1). A path without an entry has the default name; /privacy and the
 * host's skip links have none on purpose.
 *
 * @example routeNameOf('/plans-prompt') // 'Plans'
 */
export function routeNameOf(path: string): string {
  if (skipLinkPaths.includes(path)) return '';
  return specRoute(path)?.name ?? 'At A Glance';
}

declare global {
  interface Window {
    /** For scripts of the host page: the name of a route of this page, such as `jetpackRouteName('/my-plan')`. */
    jetpackRouteName?: (path: string) => string;
  }
}

/** Puts the route-name function on the global object (docs/decisions/0003-navigation-on-the-hash.md). */
export function exposeRouteName(target: Window): void {
  target.jetpackRouteName = routeNameOf;
}
