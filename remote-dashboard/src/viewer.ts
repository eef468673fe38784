import {
  getModules,
  getSettings,
  hasConnectedOwner,
  isConnectionOwner,
  isLinked,
  isOffline,
  isSiteConnected,
  isSubscriber,
  type ConnectionStatus,
  type CurrentUser,
  type InitialState,
  type Modules,
  type Permissions,
  type Settings,
  type ShellServices,
} from '@site-admin/contracts';
import { combineLatest, map, type Observable } from '@site-admin/runtime/rx';

/** Who looks at the dashboard, and at which site: all that decides which cards there are and what they offer. */
export interface Viewer {
  readonly can: Permissions;
  /** Below a contributor: may not edit posts (reference: initial-state 3.2). */
  readonly isSubscriber: boolean;
  /** The account is linked. */
  readonly isLinked: boolean;
  readonly isOwner: boolean;
  readonly isOffline: boolean;
  readonly isSiteConnected: boolean;
  readonly hasOwner: boolean;
  /** The provider runs the site, and looks after its safety itself. */
  readonly isAtomic: boolean;
  readonly isMultisite: boolean;
  readonly settings: Settings;
  readonly modules: Modules;
}

interface Parts {
  readonly initial: InitialState;
  readonly connection: ConnectionStatus;
  readonly user: CurrentUser;
  readonly settings: Settings;
  readonly modules: Modules;
}

/** The viewer these parts of the site's state make. */
export function viewerOf({ initial: { siteData }, connection, user, settings, modules }: Parts): Viewer {
  return {
    can: user.permissions,
    isSubscriber: isSubscriber(user),
    isLinked: isLinked(user),
    isOwner: isConnectionOwner(user),
    isOffline: isOffline(connection),
    isSiteConnected: isSiteConnected(connection),
    hasOwner: hasConnectedOwner(connection),
    isAtomic: siteData.isAtomicSite,
    isMultisite: siteData.isMultisite,
    settings,
    modules,
  };
}

/** The viewer now, and again at each change. While settings or modules cannot be read, what the page came with stands in. */
export function watchViewer({ site, resources }: Pick<ShellServices, 'site' | 'resources'>): Observable<Viewer> {
  return combineLatest({
    connection: site.connection.changes,
    user: site.user.changes,
    settings: resources.watch(getSettings).pipe(map(({ data }) => data ?? site.initial.settings)),
    modules: resources.watch(getModules).pipe(map(({ data }) => data ?? site.initial.getModules)),
  }).pipe(map((parts) => viewerOf({ initial: site.initial, ...parts })));
}

/** What a site administrator above this one decided about a module: nothing, or who holds its switch. */
export type Override = 'none' | 'active' | 'inactive' | 'managed';

/** The override of a module (spec 001 §4.6); `none` for a module the site does not have. */
export function overrideOf({ modules }: Viewer, slug: string): Override {
  const override = modules[slug]?.override;
  if (override === undefined || override === false || override === '') return 'none';
  return override === 'active' || override === 'inactive' ? override : 'managed';
}

/** True where the site has the module and nobody above switched it off: its card has a place. */
export function hasModule(viewer: Viewer, slug: string): boolean {
  return viewer.modules[slug] !== undefined && overrideOf(viewer, slug) !== 'inactive';
}
