import type { CurrentUser, WpcomUser } from '@site-admin/contracts';
import type { Choices } from './choices';
import { mockRoles } from './roles';

const noAccount: WpcomUser = { login: '', email: '', display_name: '', avatar: false };

/** Returns whether the account is linked in the simulation. The owner of the connection always is, unless chosen otherwise. */
export function isSimulatedLinked(isReallyLinked: boolean, { role, account }: Choices): boolean {
  return account === undefined ? role === 'admin_master' || isReallyLinked : account === 'linked';
}

/** Returns whether any of the choices changes the user. */
export const affectsUser = ({ role, account, stats }: Choices) =>
  role !== undefined || account !== undefined || stats !== undefined;

function toSimulatedAccount(real: CurrentUser, isConnected: boolean): WpcomUser {
  if (isConnected === real.isConnected) return real.wpcomUser;
  return isConnected ? { ...real.wpcomUser, login: real.username, display_name: real.username } : noAccount;
}

/** Returns the user while `choices` are simulated; the same object if none of them changes the user. */
export function toSimulatedUser<User extends CurrentUser>(real: User, choices: Choices): User {
  if (!affectsUser(choices)) return real;
  const { role, stats } = choices;
  const { isMaster, permissions } = role === undefined ? real : mockRoles[role];
  const isConnected = isSimulatedLinked(real.isConnected, choices);
  const seesStats = stats === undefined || permissions.disconnect ? permissions.view_stats : stats === 'seen';
  return {
    ...real,
    isConnected,
    isMaster: isMaster && isConnected,
    wpcomUser: toSimulatedAccount(real, isConnected),
    permissions: { ...permissions, view_stats: seesStats },
  };
}

/**
 * Returns the real user after an update of the simulated one: only members that differ from the displayed user have changed, the
 * others were copied from the simulation.
 */
export function mergeUserChange(real: CurrentUser, shown: CurrentUser, updated: CurrentUser): CurrentUser {
  if (shown === real) return updated;
  const changes = Object.entries(updated).filter(([key, value]) => value !== shown[key]);
  return { ...real, ...Object.fromEntries(changes) };
}
