import type { CurrentUser, WpcomUser } from '@site-admin/contracts';
import type { Choices } from './choices';
import { mockRoles } from './roles';

const noAccount: WpcomUser = { login: '', email: '', display_name: '', avatar: false };

function accountOf(real: CurrentUser, isConnected: boolean): WpcomUser {
  if (isConnected === real.isConnected) return real.wpcomUser;
  return isConnected ? { ...real.wpcomUser, login: real.username, display_name: real.username } : noAccount;
}

/** Who looks at the page while `choices` are simulated; the real user itself when none of them is about people. */
export function simulatedUser(real: CurrentUser, { role, account, stats }: Choices): CurrentUser {
  if (role === undefined && account === undefined && stats === undefined) return real;
  const { isMaster, permissions } = role === undefined ? real : mockRoles[role];
  // Whoever owns the connection made it with an account of their own.
  const isConnected = account === undefined ? role === 'admin_master' || real.isConnected : account === 'linked';
  const seesStats = stats === undefined || permissions.disconnect ? permissions.view_stats : stats === 'seen';
  return {
    ...real,
    isConnected,
    isMaster: isMaster && isConnected,
    wpcomUser: accountOf(real, isConnected),
    permissions: { ...permissions, view_stats: seesStats },
  };
}

/**
 * The real user, after somebody told the page of a change while it showed a simulated one: only what differs from what was shown
 * is news; the rest was copied from the simulation.
 */
export function learnedUser(real: CurrentUser, shown: CurrentUser, told: CurrentUser): CurrentUser {
  if (shown === real) return told;
  const news = Object.entries(told).filter(([key, value]) => value !== shown[key]);
  return { ...real, ...Object.fromEntries(news) };
}
