import type { KnownRemote } from '../page/services/remotes';
import { findRoute } from './find-route';
import { homeRoute, skipLinkPaths } from './shell-routes';

/**
 * Returns the name of a route for analytics (spec 001 §2.1): the default name for an unknown path, '' for /privacy and the host's
 * skip links.
 *
 * @example getRouteName('/plans-prompt', []) // 'Plans'
 */
export function getRouteName(path: string, known: readonly KnownRemote[]): string {
  if (skipLinkPaths.includes(path)) return '';
  return findRoute(path, known)?.name ?? homeRoute.name;
}

declare global {
  interface Window {
    /** Returns the name of a route, for scripts of the host page. */
    jetpackRouteName?: (path: string) => string;
  }
}

/** Defines `window.jetpackRouteName` (docs/decisions/0003-navigation-on-the-hash.md). */
export function exposeRouteName(target: Window, getKnown: () => readonly KnownRemote[]): void {
  target.jetpackRouteName = (path) => getRouteName(path, getKnown());
}
