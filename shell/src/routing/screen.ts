import type { KnownRemote } from '../remotes/types';
import { ownerOf } from './page-owner';
import { specRoute, type Route } from './route-table';
import { isInAudience, type Standing } from './standing';

/** What fills the page at a path. One of, so that no screen can be two things. */
export type Screen =
  /** A remote's page; `remote` is undefined when no remote of the registry owns it. */
  | { readonly kind: 'remote'; readonly route: Route; readonly remote: string | undefined }
  /** The site is not connected, and this person may connect it. */
  | { readonly kind: 'connect'; readonly route: Route }
  | { readonly kind: 'connect-user'; readonly route: Route }
  /** Nothing but the frame: the site is not connected, and this person cannot change that. */
  | { readonly kind: 'nothing'; readonly route: Route }
  /** Another route stands here; the history entry is replaced. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** The browser goes to the provider's plans page of this site. */
  | { readonly kind: 'plans' };

const home = '/dashboard';

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

function mayOpen({ path, audience, frame }: Route, standing: Standing): boolean {
  if (!isInAudience(audience, standing)) return false;
  if (standing.may.manage_modules || frame !== 'settings') return true;
  return !standing.isSubscriber && personalSettings.includes(path);
}

/** Whether this person's account can be linked here and now (spec 001 §2.6). */
function mayLink({ may, hasConnectedOwner, isLinked, status }: Standing): boolean {
  return status === 'connected' && !isLinked && (may.manage_modules || hasConnectedOwner);
}

/** Which screen wins at a path (behaviour A2). */
export function screenAt(path: string, standing: Standing, known: readonly KnownRemote[]): Screen {
  const route = routeAt(path, known);
  if (!route) return { kind: 'redirect', to: home };
  if (path === '/connect-user' && mayLink(standing)) return { kind: 'connect-user', route };
  if (standing.status === 'unconnected' && !standing.may.manage_modules) return { kind: 'nothing', route };
  if (standing.status === 'unconnected' && standing.may.connect) return { kind: 'connect', route };
  if (!mayOpen(route, standing) || path === '/connect-user') return { kind: 'redirect', to: home };
  if (route.name === 'Plans') return { kind: 'plans' };
  return { kind: 'remote', route, remote: ownerOf(route.content ?? path, known)?.remote };
}
