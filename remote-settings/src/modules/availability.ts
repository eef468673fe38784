import { hasConnectedOwner, isOffline, type ConnectionStatus, type Module, type Modules } from '@site-admin/contracts';

/** Why a module cannot be switched here; undefined when it can. */
export type Hindrance =
  'no-right' | 'offline' | 'no-owner' | 'enabled-by-admin' | 'disabled-by-admin' | 'managed' | 'unavailable';

/** True where the module needs a connection this site does not have (spec 001 §4.12, reference: behaviour, C2). */
export function isUnavailableHere(module: Module, status: ConnectionStatus): boolean {
  if (isOffline(status)) return module.requires_connection;
  return module.requires_user_connection && !hasConnectedOwner(status);
}

/** What keeps `module` from being switched. An override of the site's administrator comes first: it is the more lasting reason. */
export function hindranceOf(module: Module, status: ConnectionStatus): Hindrance | undefined {
  if (module.override === 'active') return 'enabled-by-admin';
  if (module.override === 'inactive') return 'disabled-by-admin';
  if (module.override !== false) return 'managed';
  if (isOffline(status) && module.requires_connection) return 'offline';
  if (isUnavailableHere(module, status)) return 'no-owner';
  return module.available ? undefined : 'unavailable';
}

/** The modules of `slugs` that the site has, in that order. */
export function listed(modules: Modules, slugs: readonly string[]): Module[] {
  return slugs.flatMap((slug) => modules[slug] ?? []);
}
