import * as v from 'valibot';
import { acknowledged, succeeded } from '../wire';
import { endpoint } from '../endpoint';
import { attachResult, license, licenseCounts } from '../site/license';

const ofOwner = { right: 'linked_connection_owner', forbidden: 'invalid_permission_manage_user_licenses' } as const;
const ofAdmin = { right: 'manage_options', forbidden: 'invalid_user_permission_view_admin' } as const;

/** The last licensing error, or ''. */
export const getLicensingError = endpoint({ method: 'GET', path: 'licensing/error', result: v.string(), ...ofAdmin });

/** Stores a licensing error, truncated to 1024 characters; '' clears it. */
export const clearLicensingError = endpoint({
  method: 'POST',
  path: 'licensing/error',
  body: v.object({ error: v.string() }),
  result: acknowledged,
  ...ofAdmin,
  errors: ['rest_missing_callback_param', 'rest_invalid_param'],
  makesStale: ['licensing/error'],
});

/** Stores a license key on the site. Disabled unless the site has its licensing screens enabled. */
export const setLicense = endpoint({
  method: 'POST',
  path: 'licensing/set-license',
  body: v.object({ license: v.string() }),
  result: succeeded,
  right: 'connect_user',
  forbidden: 'invalid_user_permission_set_jetpack_license_key',
  errors: ['setting_license_key_failed'],
  makesStale: ['licensing/user/counts', 'licensing/user/licenses', 'site', 'site/purchases', 'site/features'],
});

/** License counts of the user. */
export const getLicenseCounts = endpoint({
  method: 'GET',
  path: 'licensing/user/counts',
  result: licenseCounts,
  ...ofOwner,
  errors: ['failed_to_fetch_data'],
});

/** Licenses of the user. */
export const getLicenses = endpoint({
  method: 'GET',
  path: 'licensing/user/licenses',
  result: v.looseObject({ items: v.optional(v.array(license), []) }),
  ...ofOwner,
  errors: ['failed_to_fetch_data'],
});

/** Dismisses the notice about licenses to activate until there are more than `last_detached_count`. */
export const dismissActivationNotice = endpoint({
  method: 'POST',
  path: 'licensing/user/activation-notice-dismiss',
  body: v.object({ last_detached_count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  result: v.looseObject({
    last_detached_count: v.number(),
    /** ISO 8601. */
    last_dismissed_time: v.string(),
  }),
  ...ofOwner,
  errors: ['rest_missing_callback_param', 'rest_invalid_param'],
});

/** Attaches licenses to this site. Results are in the order of the keys. */
export const attachLicenses = endpoint({
  method: 'POST',
  path: 'licensing/attach-licenses',
  body: v.object({ licenses: v.array(v.string()) }),
  result: v.array(attachResult),
  ...ofOwner,
  errors: ['not_connected', 'request_failed', 'rest_missing_callback_param', 'rest_invalid_param'],
  makesStale: ['licensing/user/counts', 'licensing/user/licenses'],
});
