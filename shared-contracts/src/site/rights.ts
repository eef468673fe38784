/**
 * What a call may require of the signed-in user. Each is a capability of the site (reference: wire, section 0.4);
 * `public` asks for nothing, `signed_in` for any user, the `linked_…` ones also for a linked account.
 */
export const rights = [
  'public',
  'signed_in',
  'admin_page',
  'manage_modules',
  'configure_modules',
  'connect',
  'reconnect',
  'disconnect',
  'connect_user',
  'unlink_user',
  'activate_plugins',
  'manage_options',
  'linked_connection_owner',
] as const;
export type Right = (typeof rights)[number];
