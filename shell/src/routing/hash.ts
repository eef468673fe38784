import type { PageLocation } from '@site-admin/contracts';
import { skipLinkPaths } from './shell-routes';

/**
 * The location a hash names, or undefined for an anchor that is no route: the host's skip links (`#wpbody-content`) and any
 * other `#anchor` of the host page.
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
  // A closing slash is nobody's other page.
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  return skipLinkPaths.includes(plain) ? undefined : { path: plain, query };
}

/** The hash of a route: `#/my-plan`. A leading `#` of `to` is taken as written. */
export function toHash(to: string): string {
  const route = to.startsWith('#') ? to.slice(1) : to;
  return `#${route.startsWith('/') ? route : `/${route}`}`;
}

/** The same place as another location, query included. */
export function isSameLocation(one: PageLocation, other: PageLocation): boolean {
  return one.path === other.path && one.query === other.query;
}

/** A location as `navigate` takes it: `/settings?term=cdn`. */
export function formatLocation({ path, query }: PageLocation): string {
  return query === '' ? path : `${path}?${query}`;
}
