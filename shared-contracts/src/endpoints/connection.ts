import * as v from 'valibot';
import { succeeded } from '../wire';
import { endpoint } from '../endpoint';
import { connectionStatus } from '../site/connection-status';
import { userConnectionData } from '../site/current-user';

/** Paths of the resources that change when the site or its owner connects or disconnects. */
const connectionPaths = ['connection', 'connection/data', 'connection/url'];

/** Milliseconds; longer than the default, as the provider calls the site back during registration. */
const registrationTimeout = 60_000;

/** Registers the site; returns the authorization URL. */
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
  makesStale: [...connectionPaths, 'module/all'],
  timeout: registrationTimeout,
});

/** The authorization URL to link the account. */
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

/** The connection status. Public. */
export const getConnectionStatus = endpoint({
  method: 'GET',
  path: 'connection',
  result: connectionStatus,
  right: 'public',
});

/** The user's account at the provider, and the connection owner. */
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
  errors: [
    'failed_test__blog_token_if_exists',
    'failed_test__connection_token_health',
    'failed_test__outbound_http',
    'failed_test__wpcom_connection_test',
  ],
});

/** The URL where connecting begins: the site's own register URL while unregistered, else the provider's. A bare string. */
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
  makesStale: [...connectionPaths, 'connection/plugins', 'module/all'],
});

/** Unlinks the signed-in user's account. Refused for the connection owner. */
export const unlinkUser = endpoint({
  method: 'POST',
  path: 'connection/user',
  body: v.object({ linked: v.literal(false) }),
  result: succeeded,
  right: 'unlink_user',
  forbidden: 'invalid_user_permission_unlink_user',
  errors: ['invalid_param', 'unlink_user_failed'],
  makesStale: connectionPaths,
});

/** Restores a broken connection; `in_progress` means that the user has to authorize at `authorizeUrl`. */
export const reconnectSite = endpoint({
  method: 'POST',
  path: 'connection/reconnect',
  result: v.union([
    v.looseObject({ status: v.literal('in_progress'), authorizeUrl: v.string() }),
    // Every other status leads to a reload of the page, so they are one.
    v.looseObject({
      status: v.pipe(
        v.string(),
        v.notValue('in_progress'),
        v.transform(() => 'completed' as const),
      ),
    }),
  ]),
  right: 'reconnect',
  // Sic: the code names the right to disconnect.
  forbidden: 'invalid_user_permission_jetpack_disconnect',
  errors: ['Reconnect failed'],
  makesStale: connectionPaths,
  timeout: registrationTimeout,
});

const trackingSettings = v.looseObject({ tracks_opt_out: v.boolean() });

/** Whether the user opted out of tracking. Always true for an unlinked user. */
export const getTrackingSettings = endpoint({
  method: 'GET',
  path: 'tracking/settings',
  result: trackingSettings,
  right: 'admin_page',
  forbidden: 'invalid_user_permission_view_admin',
  errors: ['http_request_failed'],
});

/** Opts in or out of tracking; returns the stored value. */
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

/** Marks the shop's connection dialog as seen; `success` is false when it already was. */
export const markWooConnectionSeen = endpoint({
  method: 'POST',
  path: 'seen-wc-connection-modal',
  result: v.looseObject({ success: v.optional(v.boolean(), true) }),
  right: 'manage_modules',
  forbidden: 'invalid_user_permission_manage_modules',
});
