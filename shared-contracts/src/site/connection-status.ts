import * as v from 'valibot';
import { listOrMap, booleanLike } from '../wire';

const off = v.optional(v.boolean(), false);

/** A connection error and its remedy. Only entries with an `action` are shown. */
export const connectionError = v.looseObject({
  code: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  /** `reconnect`, `support`, or an unknown one. */
  action: v.optional(v.string()),
  data: v.optional(
    v.looseObject({
      api_error_code: v.optional(v.nullable(v.string())),
      api_http_code: v.optional(v.nullable(v.number())),
    }),
  ),
});
export type ConnectionError = v.InferOutput<typeof connectionError>;

const offlineMode = v.looseObject({
  isActive: off,
  constant: off,
  url: off,
  filter: off,
  wpLocalConstant: off,
});

/**
 * The site's connection to the provider (reference: initial-state 3.1). `isInIdentityCrisis`, `sandboxDomain` and `errors`
 * are part of the initial state only: `GET connection` leaves them out.
 */
export const connectionStatus = v.looseObject({
  /** The site is registered, which does not require an owner. */
  isActive: off,
  isStaging: off,
  isRegistered: off,
  isUserConnected: off,
  hasConnectedOwner: off,
  offlineMode: v.optional(offlineMode, {}),
  /** Whether the site is visible to search engines; unknown when missing. */
  isPublic: v.optional(v.boolean()),
  isInIdentityCrisis: v.optional(booleanLike, false),
  sandboxDomain: v.optional(v.string(), ''),
  errors: v.optional(listOrMap(connectionError), []),
});
export type ConnectionStatus = v.InferOutput<typeof connectionStatus>;

/** Returns whether the site is in offline mode: it never contacts the provider. */
export const isOffline = ({ offlineMode }: ConnectionStatus) => offlineMode.isActive;
export const isSiteConnected = (connection: ConnectionStatus) => !isOffline(connection) && connection.isActive;
export const isSiteRegistered = (connection: ConnectionStatus) => !isOffline(connection) && connection.isRegistered;
/** Returns whether a user's account owns the connection. */
export const hasConnectedOwner = (connection: ConnectionStatus) => connection.hasConnectedOwner;
