/**
 * The rights a call may require of the signed-in user: capabilities of the site (reference: wire, section 0.4).
 * `public` requires none, `signed_in` any user, the `linked_…` ones a linked account as well.
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
  /** Decides which versions of the remotes are live. */
  'operate',
] as const;
export type Right = (typeof rights)[number];
