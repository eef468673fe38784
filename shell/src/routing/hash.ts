import type { PageLocation } from '@site-admin/contracts';
import { skipLinkPaths } from './shell-routes';

/**
 * Returns the location of a hash; undefined for anchors of the host page that are not routes, such as its skip links
 * (`#wpbody-content`).
 *
 * @example parseHash('#/settings?term=cdn') // { path: '/settings', query: 'term=cdn' }
 */
export function parseHash(hash: string): PageLocation | undefined {
  const route = hash.startsWith('#') ? hash.slice(1) : hash;
  if (route === '') return { path: '/', query: '' };
  if (!route.startsWith('/')) return undefined;
  const at = route.indexOf('?');
  const path = at === -1 ? route : route.slice(0, at);
  const query = at === -1 ? '' : route.slice(at + 1);
  // A trailing slash is ignored.
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return skipLinkPaths.includes(plain) ? undefined : { path: plain, query };
}

/**
 * Returns the hash of a route, with or without a leading `#`.
 *
 * @example toHash('my-plan') // '#/my-plan'
 */
export function toHash(to: string): string {
  const route = to.startsWith('#') ? to.slice(1) : to;
  return `#${route.startsWith('/') ? route : `/${route}`}`;
}

/** Returns whether path and query are equal. */
export function isSameLocation(one: PageLocation, other: PageLocation): boolean {
  return one.path === other.path && one.query === other.query;
}

/** Formats a location for `navigate`, such as `/settings?term=cdn`. */
export function formatLocation({ path, query }: PageLocation): string {
  return query === '' ? path : `${path}?${query}`;
}
