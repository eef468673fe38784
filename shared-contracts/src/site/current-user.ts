import * as v from 'valibot';
import { numberLike } from '../wire';

/** The permissions of a user; one that is missing is denied. */
export const permissionNames = [
  'admin_page',
  'connect',
  'connect_user',
  'disconnect',
  'manage_modules',
  'network_admin',
  'network_sites_page',
  'edit_posts',
  'publish_posts',
  'manage_options',
  'view_stats',
  'manage_plugins',
] as const;

export const permissions = v.looseObject(v.entriesFromList(permissionNames, v.optional(v.boolean(), false)));
export type Permissions = v.InferOutput<typeof permissions>;
export type PermissionName = (typeof permissionNames)[number];

/** The account at the provider; an unlinked user has only `avatar: false`. */
export const wpcomUser = v.looseObject({
  ID: v.optional(numberLike),
  login: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  display_name: v.optional(v.string(), ''),
  text_direction: v.optional(v.string()),
  /** The number of sites of the account; unknown when missing. */
  site_count: v.optional(numberLike),
  /** URL of the picture, or false. */
  avatar: v.optional(v.union([v.string(), v.literal(false)]), false),
});
export type WpcomUser = v.InferOutput<typeof wpcomUser>;

/** The signed-in user (reference: initial-state 3.2). */
export const currentUser = v.looseObject({
  /** Whether the account is linked. */
  isConnected: v.optional(v.boolean(), false),
  /** This user owns the connection. */
  isMaster: v.optional(v.boolean(), false),
  username: v.optional(v.string(), ''),
  id: v.optional(numberLike, 0),
  wpcomUser: v.optional(wpcomUser, {}),
  gravatar: v.optional(v.string(), ''),
  permissions,
});
export type CurrentUser = v.InferOutput<typeof currentUser>;

/** Returns whether the user's account is linked. */
export const isLinked = (user: CurrentUser) => user.isConnected;
/** Returns whether the user's account owns the connection. */
export const isConnectionOwner = (user: CurrentUser) => user.isMaster;
/** Returns whether the user cannot edit posts, so that no settings are shown (spec 001 §6). */
export const isSubscriber = (user: CurrentUser) => !user.permissions.edit_posts;
/** Returns whether plan promotions are shown. WordPress has no such capability; `manage_modules` is used instead. */
export const canPurchasePlan = (user: CurrentUser) => user.permissions.manage_modules;

/** Response of `GET connection/data`. */
export const userConnectionData = v.looseObject({
  currentUser: v.looseObject({
    ...currentUser.entries,
    /** False when the site was never registered. */
    blogId: v.optional(v.union([numberLike, v.literal(false)]), false),
  }),
  /** Display name of the owner. */
  connectionOwner: v.optional(v.nullable(v.string()), null),
});
export type UserConnectionData = v.InferOutput<typeof userConnectionData>;
