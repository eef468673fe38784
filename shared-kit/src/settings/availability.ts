import type { Module, Viewer } from '@site-admin/contracts';

/** Why a module cannot be toggled. The first three are overrides by the site's administrator (spec 001 §4.6). */
export type UnavailableReason =
  'enabled-by-admin' | 'disabled-by-admin' | 'managed' | 'offline' | 'no-connected-owner' | 'not-in-plan' | 'no-permission';

export type ModuleAccess = Pick<Viewer, 'status' | 'hasConnectedOwner' | 'isLinked' | 'permissions'>;

/** Modules that use the account of each user, not that of the connection's owner (spec 001 §5, 002 §5; reference: behaviour, C3). */
const personalModules: ReadonlySet<string> = new Set(['masterbar', 'post-by-email', 'publicize']);

/**
 * Returns why `module` cannot be toggled, or undefined if it can. Overrides come first, as the most permanent reason; missing
 * permission last, as a permission does not resolve the others.
 */
export function getUnavailableReason(module: Module, viewer: ModuleAccess): UnavailableReason | undefined {
  if (module.override) return overrideReason(module.override);
  if (viewer.status === 'offline') {
    if (module.requires_connection) return 'offline';
  } else if (module.requires_user_connection && !viewer.hasConnectedOwner) {
    return 'no-connected-owner';
  } else if (personalModules.has(module.module) && !viewer.isLinked) {
    return 'no-connected-owner';
  }
  if (!module.available) return module.requires_user_connection && !viewer.isLinked ? 'no-connected-owner' : 'not-in-plan';
  return viewer.permissions.manage_modules ? undefined : 'no-permission';
}

function overrideReason(override: string): UnavailableReason {
  if (override === 'active') return 'enabled-by-admin';
  return override === 'inactive' ? 'disabled-by-admin' : 'managed';
}

/** Returns whether the reason is an override: the module works as set, only its toggle is locked. */
export const isOverride = (reason: UnavailableReason | undefined): boolean =>
  reason === 'enabled-by-admin' || reason === 'disabled-by-admin' || reason === 'managed';

/** Returns whether the module is shown as on. Overrides take precedence; offline, modules that need a connection are off. */
export function isShownOn(reason: UnavailableReason | undefined, value: unknown): boolean {
  if (reason === 'enabled-by-admin') return true;
  if (reason === 'disabled-by-admin' || reason === 'offline') return false;
  return value === true;
}
