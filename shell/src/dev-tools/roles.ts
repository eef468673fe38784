import { permissionNames, permissions, type PermissionName, type Permissions } from '@site-admin/contracts';
import * as v from 'valibot';

/** A role that can be simulated. */
export interface MockRole {
  /** Owns the connection. */
  readonly isMaster: boolean;
  readonly permissions: Permissions;
}

/** Returns all permissions, with only the given ones allowed. */
const only = (...allowed: readonly PermissionName[]): Permissions =>
  v.parse(permissions, Object.fromEntries(allowed.map((name) => [name, true])));

/** The roles of the developer tools (spec 001 §6). Access to stats is a separate choice. */
export const mockRoles = {
  admin_master: { isMaster: true, permissions: only(...permissionNames) },
  admin_secondary: { isMaster: false, permissions: only(...permissionNames) },
  editor: { isMaster: false, permissions: only('admin_page', 'edit_posts', 'publish_posts') },
  author: { isMaster: false, permissions: only('admin_page', 'edit_posts', 'publish_posts') },
  contributor: { isMaster: false, permissions: only('admin_page', 'edit_posts') },
  subscriber: { isMaster: false, permissions: only('admin_page') },
} as const satisfies Readonly<Record<string, MockRole>>;

export type MockRoleName = keyof typeof mockRoles;

/** In the order they are listed. */
export const mockRoleNames = [
  'admin_master',
  'admin_secondary',
  'editor',
  'author',
  'contributor',
  'subscriber',
] as const satisfies readonly MockRoleName[];
