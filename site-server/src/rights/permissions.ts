import type { Right } from '@site-admin/contracts';
import type { ConnectionState } from '../connection/state';
import { getAccount } from '../db/accounts';
import type { Database } from '../db/open';
import type { User } from '../db/users';
import { savedModuleOptions } from '../db/modules';
import { connectionState } from '../connection/state';
import { statsRoles } from '../modules/options';
import type { Site } from '../site';
import { toTraits } from '../traits/traits';
import { can } from './roles';

/** The caller of a request, with what decides on rights. */
export interface Visitor {
  /** Undefined: not signed in. */
  readonly user: User | undefined;
  /** The user has a linked account. */
  readonly linked: boolean;
  readonly connection: ConnectionState;
  /** Roles that may see statistics. */
  readonly statsRoles: readonly string[];
  /** Whether the site is part of a network, and whether the user manages the network. */
  readonly network: 'none' | 'member' | 'manager';
  /** An administrator, and named by the server's options if they name any. */
  readonly operates: boolean;
}

function getNetwork(db: Database, user: User | undefined): Visitor['network'] {
  const { multisite, superAdmins } = toTraits(db);
  if (!multisite) return 'none';
  return user && superAdmins.includes(user.login) ? 'manager' : 'member';
}

export function getVisitor({ db, operators }: Pick<Site, 'db' | 'operators'>, user: User | undefined): Visitor {
  const connection = connectionState(db);
  return {
    user,
    linked: user !== undefined && connection.registered && getAccount(db, user.id) !== undefined,
    connection,
    statsRoles: statsRoles(savedModuleOptions(db)),
    network: getNetwork(db, user),
    operates: user?.role === 'administrator' && (operators?.includes(user.login) ?? true),
  };
}

/** Returns the user's permissions as sent to the page (reference: initial-state 3.2). */
export function getPermissions({ user, connection, network, statsRoles: seeing }: Visitor) {
  const has = (capability: Parameters<typeof can>[1]) => user !== undefined && can(user.role, capability);
  const offline = connection.offline.isActive;
  const manages = has('manage_options');
  return {
    admin_page: offline ? manages : has('read'),
    connect: manages && !offline,
    connect_user: !offline && (connection.hasOwner ? has('read') : manages),
    disconnect: manages,
    manage_modules: manages,
    network_admin: network === 'manager',
    network_sites_page: network === 'manager',
    edit_posts: has('edit_posts'),
    publish_posts: has('publish_posts'),
    manage_options: manages,
    view_stats: user !== undefined && seeing.includes(user.role),
    // In a network, only its managers may change plugins.
    manage_plugins: network !== 'member' && has('install_plugins') && has('activate_plugins'),
  };
}

/** Returns whether a visitor has a right of the API (reference: wire 0.4). */
export function holds(visitor: Visitor, right: Right): boolean {
  const permissions = getPermissions(visitor);
  const signedIn = visitor.user !== undefined;
  const rules: Readonly<Record<Right, boolean>> = {
    public: true,
    signed_in: signedIn,
    admin_page: permissions.admin_page,
    manage_modules: permissions.manage_modules,
    configure_modules: permissions.manage_modules,
    connect: permissions.connect,
    reconnect: permissions.connect,
    disconnect: permissions.disconnect,
    connect_user: permissions.connect_user,
    unlink_user: permissions.connect_user && visitor.linked,
    activate_plugins: signedIn && permissions.admin_page && permissions.manage_plugins,
    manage_options: permissions.manage_options,
    linked_connection_owner: visitor.linked && visitor.user?.id === visitor.connection.ownerId,
    operate: visitor.operates,
  };
  return rules[right];
}
