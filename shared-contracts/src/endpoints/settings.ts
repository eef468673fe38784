import * as v from 'valibot';
import { decodedText } from '../wire';
import { endpoint } from '../endpoint';
import { settings, settingsChange } from '../site/settings';

/** Fetches every module flag and option of the site. */
export const getSettings = endpoint({ method: 'GET', path: 'settings', result: settings, right: 'admin_page' });

/**
 * Saves module flags and options; flags are applied first. A user with only `edit_posts` may save their own `post_by_email_address`.
 * With `some_updated` the valid part of the request was saved, and the message names the rest.
 */
export const updateSettings = endpoint({
  method: 'POST',
  path: 'settings',
  body: settingsChange,
  result: v.looseObject({
    code: v.optional(v.string(), 'success'),
    message: v.optional(decodedText, ''),
    /** The new address, after `create` or `regenerate`. */
    post_by_email_address: v.optional(v.union([v.string(), v.literal(false), v.null()])),
  }),
  right: 'configure_modules',
  errors: ['some_updated', 'missing_options', 'rest_invalid_param'],
  makesStale: ['settings', 'module/all', 'module/:slug'],
});
