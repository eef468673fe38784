import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { getModules } from '../endpoints/modules';
import type { Live } from '../live';
import type { ResourceState } from '../remote';
import { isOffline, isSiteConnected, isSiteRegistered, type ConnectionStatus } from './connection-status';
import { isConnectionOwner, isLinked, isSubscriber, type CurrentUser, type Permissions } from './current-user';
import type { InitialState } from './initial-state';
import type { Modules } from './module';

/** The site's connection to the provider (spec 001 §4.1); `unknown` where the page has no connection status. */
export type SiteStatus = 'connected' | 'unconnected' | 'offline' | 'unknown';

/** The access context of guards, menus, cards and offers: the signed-in user and the kind of site. */
export interface Viewer {
  readonly status: SiteStatus;
  /** False offline. */
  readonly isRegistered: boolean;
  /** Whether the connection has an owner; without one, plans cannot be bought. */
  readonly hasConnectedOwner: boolean;
  readonly permissions: Permissions;
  /** Cannot edit posts (spec 001 §6). */
  readonly isSubscriber: boolean;
  /** The user's account is linked. */
  readonly isLinked: boolean;
  /** The user's account owns the connection. */
  readonly isConnectionOwner: boolean;
  readonly showRecommendations: boolean;
  readonly hasPartnerCoupon: boolean;
  /** Post by email or publicize is active: the modules with settings for users without `manage_options` (spec 001 §2.2). */
  readonly hasPersonalModule: boolean;
  readonly isMultisite: boolean;
  /** Hosted by the provider, which includes backups and scans. */
  readonly isAtomicSite: boolean;
  readonly isAtomicPlatform: boolean;
  readonly isWoASite: boolean;
  /** Decides which versions of the remotes are live. */
  readonly operates: boolean;
}

/** Current values of the parts a viewer is derived from. */
export interface ViewerParts {
  readonly initial: Pick<InitialState, 'siteData' | 'partnerCoupon'>;
  readonly connection: ConnectionStatus | undefined;
  readonly user: CurrentUser;
  readonly modules: Modules;
  /** False by default. */
  readonly operates?: boolean;
}

const personalModules = ['post-by-email', 'publicize'];

function toSiteStatus(connection: ConnectionStatus | undefined): SiteStatus {
  if (!connection) return 'unknown';
  if (isOffline(connection)) return 'offline';
  return isSiteConnected(connection) ? 'connected' : 'unconnected';
}

/** Derives the viewer from the parts of the site's state. */
export function toViewer({ initial, connection, user, modules, operates = false }: ViewerParts): Viewer {
  const { siteData, partnerCoupon } = initial;
  return {
    status: toSiteStatus(connection),
    isRegistered: connection !== undefined && isSiteRegistered(connection),
    hasConnectedOwner: connection?.hasConnectedOwner === true,
    permissions: user.permissions,
    isSubscriber: isSubscriber(user),
    isLinked: isLinked(user),
    isConnectionOwner: isLinked(user) && isConnectionOwner(user),
    showRecommendations: siteData.showRecommendations,
    hasPartnerCoupon: partnerCoupon !== null,
    hasPersonalModule: personalModules.some((slug) => modules[slug]?.activated === true),
    isMultisite: siteData.isMultisite,
    isAtomicSite: siteData.isAtomicSite,
    isAtomicPlatform: siteData.isAtomicPlatform,
    isWoASite: siteData.isWoASite,
    operates,
  };
}

const isSameViewer = (one: Viewer, other: Viewer) =>
  Object.entries(one).every(([name, value]) => value === Reflect.get(other, name));

/** Live values of the same parts. */
export interface ViewerSources {
  readonly initial: Pick<InitialState, 'siteData' | 'partnerCoupon'>;
  readonly connection: Live<ConnectionStatus>;
  readonly user: Live<CurrentUser>;
  readonly modules: Live<Modules>;
  readonly operates?: boolean;
}

/** The resource cache, limited to reading modules. */
export interface ModuleCache {
  peek(endpoint: typeof getModules): ResourceState<Modules>;
  watch(endpoint: typeof getModules): Observable<ResourceState<Modules>>;
}

/** Returns the cached modules as a live value; those of the initial state until they have been loaded. */
export function liveModules({ getModules: initial }: Pick<InitialState, 'getModules'>, cache: ModuleCache): Live<Modules> {
  return {
    get current() {
      return cache.peek(getModules).data ?? initial;
    },
    changes: cache.watch(getModules).pipe(map(({ data }) => data ?? initial)),
  };
}

/** Returns the viewer as a live value; the same object until one of its members changes. */
export function createViewer({ connection, user, modules, ...fixed }: ViewerSources): Live<Viewer> {
  const derive = () => toViewer({ ...fixed, connection: connection.current, user: user.current, modules: modules.current });
  let viewer = derive();
  const read = () => {
    const next = derive();
    if (!isSameViewer(viewer, next)) viewer = next;
    return viewer;
  };
  return {
    get current() {
      return read();
    },
    changes: combineLatest([connection.changes, user.changes, modules.changes]).pipe(map(read), distinctUntilChanged()),
  };
}
