import * as v from 'valibot';
import { decodedText, mapOrEmptyList, numberLike, succeeded } from '../wire';
import { endpoint } from '../endpoint';
import { plugin } from '../site/plugin-entry';

/** Installed plugins by file: `akismet/akismet.php`. */
export const getPlugins = endpoint({
  method: 'GET',
  path: 'plugins',
  result: mapOrEmptyList(v.record(v.string(), plugin)),
  right: 'activate_plugins',
  forbidden: 'invalid_user_permission_activate_plugins',
  errors: ['not_found'],
});

/** Installs and activates a plugin; an installed one is only activated, an active one is a 404. */
export const installPlugin = endpoint({
  method: 'POST',
  path: 'plugins',
  body: v.object({
    slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
    status: v.picklist(['active', 'inactive']),
    source: v.optional(v.string()),
  }),
  result: succeeded,
  right: 'activate_plugins',
  forbidden: 'invalid_user_permission_activate_plugins',
  errors: [
    'install_plugin_failed',
    'unable_to_determine_installed_plugin',
    'plugin_already_active',
    'plugin_not_found',
    'no_plugins_found',
    'missing_status_parameter',
  ],
  makesStale: ['plugins'],
  // WordPress limits a download to five minutes; hosts end a request after one to three.
  timeout: 180_000,
});

/** The number of plugins with an update. */
export const getPluginUpdates = endpoint({
  method: 'GET',
  path: 'updates/plugins',
  result: v.looseObject({
    code: v.optional(v.string(), 'success'),
    message: v.optional(decodedText, ''),
    count: v.optional(numberLike, 0),
  }),
  right: 'admin_page',
  forbidden: 'invalid_user_permission_view_admin',
  errors: ['not_found'],
});
