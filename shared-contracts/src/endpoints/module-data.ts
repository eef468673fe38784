import * as v from 'valibot';
import { mapOrEmptyList, numberLike } from '../wire';
import { endpoint } from '../endpoint';
import { stats } from '../site/stats';

/** The number of blocked sign-ins; null when there are none (`false` and '0' on the wire). */
export const getProtectCount = endpoint({
  method: 'GET',
  path: 'module/protect/data',
  result: v.pipe(
    v.union([numberLike, v.literal(false)]),
    v.transform((count) => (count === false ? null : count)),
  ),
  right: 'admin_page',
  errors: ['not_active'],
});

/** The number of spam comments blocked, `N/A` without one, or the reason why spam is not filtered. */
export const getAkismetData = endpoint({
  method: 'GET',
  path: 'module/akismet/data',
  result: v.union([numberLike, v.picklist(['N/A', 'not_installed', 'not_active', 'invalid_key'])]),
  right: 'admin_page',
});

const keyCheck = v.looseObject({
  validKey: v.boolean(),
  invalidKeyCode: v.optional(v.string()),
  invalidKeyMessage: v.optional(v.string()),
});

/** Whether the stored anti-spam key is valid. */
export const checkStoredAkismetKey = endpoint({
  method: 'GET',
  path: 'module/akismet/key/check',
  result: keyCheck,
  right: 'configure_modules',
  forbidden: 'invalid_user_permission_manage_settings',
});

/** Whether a given anti-spam key is valid; '' checks the stored one. */
export const checkAkismetKey = endpoint({
  method: 'POST',
  path: 'module/akismet/key/check',
  body: v.object({ api_key: v.string() }),
  result: keyCheck,
  right: 'configure_modules',
  forbidden: 'invalid_user_permission_manage_settings',
  errors: ['rest_invalid_param'],
});

const vaultPressPlugin = v.looseObject({
  active: v.optional(v.boolean()),
  features: v.optional(
    mapOrEmptyList(v.looseObject({ backups: v.optional(v.boolean(), false), security: v.optional(v.boolean(), false) })),
    {},
  ),
  backups: v.optional(
    mapOrEmptyList(
      v.looseObject({
        /** Unix seconds. */
        last_backup: v.optional(v.union([v.number(), v.literal('')])),
        /** Why the last backup failed; missing or falsy where it did not. */
        error: v.optional(v.unknown()),
      }),
    ),
  ),
  security: v.optional(mapOrEmptyList(v.looseObject({ notice_count: v.optional(numberLike, 0) }))),
});

/**
 * State of the old backup plugin. `code` and `message` are missing where the response is the bare record of the plugin, whose
 * members are then at the top level.
 */
export const getVaultPressData = endpoint({
  method: 'GET',
  path: 'module/vaultpress/data',
  result: v.looseObject({
    code: v.optional(v.string()),
    message: v.optional(v.string(), ''),
    data: v.optional(vaultPressPlugin),
    features: v.optional(vaultPressPlugin.entries.features.wrapped),
    backups: vaultPressPlugin.entries.backups,
    security: vaultPressPlugin.entries.security,
  }),
  right: 'admin_page',
  errors: ['not_active'],
});

/** Visits by day (with the totals), week or month. A successful response may contain provider errors. */
export const getStats = endpoint({
  method: 'GET',
  path: 'module/stats/data',
  query: v.object({ range: v.picklist(['day', 'week', 'month']) }),
  result: stats,
  right: 'admin_page',
});
