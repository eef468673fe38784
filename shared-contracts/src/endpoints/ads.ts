import * as v from 'valibot';
import { endpoint } from '../endpoint';

const adSettings = v.looseObject({ module_active: v.boolean() });

/** Whether ads are active. */
export const getWordAdsSettings = endpoint({
  method: 'GET',
  path: 'wordads/settings',
  result: adSettings,
  right: 'manage_options',
});

/** Activates or deactivates ads. */
export const updateWordAdsSettings = endpoint({
  method: 'POST',
  path: 'wordads/settings',
  body: v.object({ module_active: v.optional(v.boolean()) }),
  result: adSettings,
  right: 'manage_options',
  errors: ['some_updated'],
  makesStale: ['wordads/settings', 'settings', 'module/all', 'module/:slug'],
});
