import type { Right } from '@site-admin/contracts';
import { roles } from '../api-user';
import { by, post, registrationNonce, type Write } from './write';

/** A write for every right that a write of the page requires. */
export const writeOfRight = {
  admin_page: post('notice/welcome', { dismissed: true }),
  manage_modules: post('module/sitemaps/active', { active: true }),
  configure_modules: post('recommendations/step', { step: 'monitor' }),
  manage_options: post('licensing/error', { error: '' }),
  activate_plugins: post('plugins', { slug: 'akismet', status: 'active' }),
  linked_connection_owner: post('licensing/user/activation-notice-dismiss', { last_detached_count: 1 }),
  connect_user: post('licensing/set-license', { license: 'jetpack-security-none' }),
  connect: post('connection/register', { registration_nonce: registrationNonce }),
  reconnect: post('connection/reconnect', {}),
  unlink_user: post('connection/user', { linked: false }),
  disconnect: post('connection', { isActive: false }),
} satisfies Partial<Record<Right, Write>>;

type WrittenRight = keyof typeof writeOfRight;

/** Returns the writes of some rights for users of all roles, those with the fewest rights first. */
export const byAllRoles = (...rights: WrittenRight[]): Write[] =>
  rights.flatMap((right) => [...roles].reverse().map((role) => by(role, writeOfRight[right])));

/** Rights whose writes keep the connection. */
export const harmless = [
  'admin_page',
  'manage_modules',
  'configure_modules',
  'manage_options',
  'activate_plugins',
  'linked_connection_owner',
  'connect_user',
] as const;
