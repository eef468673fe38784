import type { CurrentUser, WpcomUser } from '@site-admin/contracts';
import type { Choices } from './choices';
import { mockRoles } from './roles';

const noAccount: WpcomUser = { login: '', email: '', display_name: '', avatar: false };

/** Whoever owns the connection made it with an account of their own. */
export function isSimulatedLinked(isReallyLinked: boolean, { role, account }: Choices): boolean {
  return account === undefined ? role === 'admin_master' || isReallyLinked : account === 'linked';
}

/** Whether any of the choices is about who looks at the page. */
export const affectsUser = ({ role, account, stats }: Choices) =>
  role !== undefined || account !== undefined || stats !== undefined;

function toSimulatedAccount(real: CurrentUser, isConnected: boolean): WpcomUser {
  if (isConnected === real.isConnected) return real.wpcomUser;
  return isConnected ? { ...real.wpcomUser, login: real.username, display_name: real.username } : noAccount;
}

/** Who looks at the page while `choices` are simulated; the real user itself when none of them is about people. */
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
 * The real user, after somebody told the page of a change while it showed a simulated one: only what differs from what was shown
 * is news; the rest was copied from the simulation.
 */
export function mergeUserChange(real: CurrentUser, shown: CurrentUser, told: CurrentUser): CurrentUser {
  if (shown === real) return told;
  const news = Object.entries(told).filter(([key, value]) => value !== shown[key]);
  return { ...real, ...Object.fromEntries(news) };
}
