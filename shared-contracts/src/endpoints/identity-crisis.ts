import * as v from 'valibot';
import { succeeded } from '../wire';
import { endpoint } from '../endpoint';

const ofDisconnecter = { right: 'disconnect', forbidden: 'invalid_user_permission_identity_crisis' } as const;

/** Two sites share one identity: puts this one into safe mode. */
export const confirmSafeMode = endpoint({
  method: 'POST',
  path: 'identity-crisis/confirm-safe-mode',
  result: succeeded,
  ...ofDisconnecter,
  errors: ['error_setting_jetpack_safe_mode'],
  makesStale: ['connection'],
});

/** Gives this site a new identity; returns the authorization URL. */
export const startFresh = endpoint({
  method: 'POST',
  path: 'identity-crisis/start-fresh',
  body: v.optional(v.object({ redirect_uri: v.optional(v.string()) })),
  result: v.string(),
  ...ofDisconnecter,
  makesStale: ['connection', 'connection/data', 'connection/url'],
});

/** Transfers the identity of the other site, which moved here, to this one. */
export const migrateSite = endpoint({
  method: 'POST',
  path: 'identity-crisis/migrate',
  result: succeeded,
  ...ofDisconnecter,
  errors: ['error_deleting_sync_error_idc', 'error_setting_jetpack_migrate'],
  makesStale: ['connection'],
});
