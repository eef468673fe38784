import * as v from 'valibot';
import { succeeded } from '../wire';
import { endpoint } from '../endpoint';

/** Resets all options, or all modules, to their defaults. */
export const resetOptions = endpoint({
  method: 'POST',
  path: 'options/:name',
  params: v.object({ name: v.picklist(['options', 'modules']) }),
  body: v.object({ reset: v.literal(true) }),
  result: succeeded,
  right: 'manage_modules',
  forbidden: 'invalid_user_permission_manage_modules',
  errors: ['invalid_param'],
  makesStale: ['settings', 'module/all', 'module/:slug'],
});
