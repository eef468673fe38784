import * as v from 'valibot';
import { succeeded } from '../wire';
import { endpoint } from '../endpoint';
import { connectionStatus } from '../site/connection-status';
import { userConnectionData } from '../site/current-user';

/** What changes for everyone when the site or its owner connects or leaves. */
const whoIsConnected = ['connection', 'connection/data', 'connection/url'];

/** The provider calls the site back while it registers it. */
const registrationTimeout = 60_000;

/** Registers the site; the answer says where the user goes to authorise it. */
export const registerSite = endpoint({
  method: 'POST',
  path: 'connection/register',
  body: v.object({
    registration_nonce: v.string(),
    no_iframe: v.optional(v.boolean()),
    plugin_slug: v.optional(v.string()),
    /** Relative to wp-admin: `admin.php?page=jetpack`. */
    redirect_uri: v.optional(v.string()),
    from: v.optional(v.string()),
  }),
  result: v.looseObject({
    authorizeUrl: v.string(),
    allowInplaceAuthorization: v.optional(v.boolean(), false),
    alternateAuthorizeUrl: v.optional(v.string()),
  }),
  right: 'connect',
  forbidden: 'invalid_user_permission_jetpack_connect',
  errors: [
    'invalid_nonce',
    'cannot_save_secrets',
    'missing_secrets',
    'register_http_request_failed',
    'wpcom_5??',
    'wpcom_408',
    'wpcom_bad_response',
    'jetpack_id',
    'site_inaccessible',
    'not_public',
    'site_blacklisted',
  ],
  makesStale: [...whoIsConnected, 'module/all'],
  timeout: registrationTimeout,
});

/** Where the user goes to link the account. */
export const getAuthorizeUrl = endpoint({
  method: 'GET',
  path: 'connection/authorize_url',
  query: v.optional(
    v.object({
      no_iframe: v.optional(v.union([v.literal(1), v.literal('1')])),
      /** Relative to wp-admin. */
      redirect_uri: v.optional(v.string()),
    }),
  ),
  result: v.looseObject({ authorizeUrl: v.string() }),
  right: 'connect_user',
  forbidden: 'invalid_user_permission_user_connection_data',
});

/** How the site stands with the provider. Anyone may ask. */
export const getConnectionStatus = endpoint({
  method: 'GET',
  path: 'connection',
  result: connectionStatus,
  right: 'public',
});

/** Who the user is at the provider, and who owns the connection. */
export const getConnectionData = endpoint({
  method: 'GET',
  path: 'connection/data',
  result: userConnectionData,
  right: 'connect_user',
  forbidden: 'invalid_user_permission_user_connection_data',
});

/** Whether the connection works. A failure is a 500 whose code is `failed_` and the test's name. */
export const testConnection = endpoint({
  method: 'GET',
  path: 'connection/test',
  result: succeeded,
  right: 'manage_modules',
  forbidden: 'invalid_user_permission_manage_modules',
});

/** Where connecting begins: of an unregistered site its own register address, else the provider's. A bare text. */
export const getConnectUrl = endpoint({
  method: 'GET',
  path: 'connection/url',
  query: v.optional(v.object({ from: v.optional(v.string()), redirect: v.optional(v.string()) })),
  result: v.string(),
  right: 'connect_user',
  forbidden: 'invalid_user_permission_jetpack_connect',
  errors: ['build_connect_url_failed'],
});

/** The plugins that use the connection. A list, unlike `connectedPlugins` of the initial state. */
export const getConnectedPlugins = endpoint({
  method: 'GET',
  path: 'connection/plugins',
  result: v.array(v.looseObject({ name: v.string(), slug: v.string(), url_info: v.optional(v.string()) })),
  right: 'activate_plugins',
  forbidden: 'invalid_user_permission_activate_plugins',
});

/** Disconnects the whole site. */
export const disconnectSite = endpoint({
  method: 'POST',
  path: 'connection',
  body: v.object({ isActive: v.literal(false) }),
  result: succeeded,
  right: 'disconnect',
  forbidden: 'invalid_user_permission_jetpack_disconnect',
  errors: ['rest_missing_callback_param', 'rest_invalid_param', 'disconnect_failed'],
  makesStale: [...whoIsConnected, 'connection/plugins', 'module/all'],
});

/** Takes the signed-in user's account off the site. The connection owner cannot. */
export const unlinkUser = endpoint({
  method: 'POST',
  path: 'connection/user',
  body: v.object({ linked: v.literal(false) }),
  result: succeeded,
  right: 'unlink_user',
  forbidden: 'invalid_user_permission_unlink_user',
  errors: ['invalid_param', 'unlink_user_failed'],
  makesStale: whoIsConnected,
});

/** Mends a broken connection; `in_progress` means the user has to authorise at `authorizeUrl`. */
export const reconnectSite = endpoint({
  method: 'POST',
  path: 'connection/reconnect',
  result: v.union([
    v.looseObject({ status: v.literal('in_progress'), authorizeUrl: v.string() }),
    // Whatever else it says, the page is loaded again, so that it is one thing.
    v.looseObject({
      status: v.pipe(
        v.string(),
        v.notValue('in_progress'),
        v.transform(() => 'completed' as const),
      ),
    }),
  ]),
  right: 'reconnect',
  // Sic: the site names the right to disconnect.
  forbidden: 'invalid_user_permission_jetpack_disconnect',
  errors: ['Reconnect failed'],
  makesStale: whoIsConnected,
  timeout: registrationTimeout,
});

const trackingSettings = v.looseObject({ tracks_opt_out: v.boolean() });

/** Whether the user opted out of tracking. Always true of an unlinked user. */
export const getTrackingSettings = endpoint({
  method: 'GET',
  path: 'tracking/settings',
  result: trackingSettings,
  right: 'admin_page',
  forbidden: 'invalid_user_permission_view_admin',
  errors: ['http_request_failed'],
});

/** Opts in or out; the answer says what holds now. */
export const updateTrackingSettings = endpoint({
  method: 'POST',
  path: 'tracking/settings',
  body: v.object({ tracks_opt_out: v.boolean() }),
  result: trackingSettings,
  right: 'admin_page',
  forbidden: 'invalid_user_permission_view_admin',
  makesStale: ['tracking/settings'],
  errors: ['http_request_failed'],
});

/** Remembers that the shop's connection dialog was seen; `success` is false when that was known. */
export const markWooConnectionSeen = endpoint({
  method: 'POST',
  path: 'seen-wc-connection-modal',
  result: v.looseObject({ success: v.optional(v.boolean(), true) }),
  right: 'manage_modules',
  forbidden: 'invalid_user_permission_manage_modules',
});
