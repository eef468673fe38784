import * as v from 'valibot';
import { embeddedErrors, linkAddress, mapOrEmptyList, jsonDataEnvelope, booleanLike, dataEnvelope } from '../wire';
import { endpoint } from '../endpoint';
import { introOffer } from '../site/product';
import { rewindStatus, scanStatus } from '../site/protection-status';

const ofAdminPage = { right: 'admin_page', forbidden: 'invalid_user_permission_view_admin' } as const;

/** State of backups. With `_cacheBuster`, the site refetches it from the provider. */
export const getRewindStatus = endpoint({
  method: 'GET',
  path: 'rewind',
  result: jsonDataEnvelope(rewindStatus),
  ...ofAdminPage,
  errors: ['rewind_data_fetch_failed', 'site_id_missing', 'error_get_rewind_data'],
});

/** State of scanning. With `_cacheBuster`, the site refetches it from the provider. */
export const getScanStatus = endpoint({
  method: 'GET',
  path: 'scan',
  result: jsonDataEnvelope(scanStatus),
  ...ofAdminPage,
  // Sic: the scan uses the error code of rewind.
  errors: ['scan_state_fetch_failed', 'site_id_missing', 'error_get_rewind_data'],
});

/** Introductory prices for the first year. */
export const getIntroOffers = endpoint({
  method: 'GET',
  path: 'intro-offers',
  result: dataEnvelope(v.array(introOffer)),
  ...ofAdminPage,
  // `intro_offers_fetch_failed` has status 200.
  errors: ['site_id_missing', 'intro_offers_fetch_failed', 'intro_offers_error'],
});

/** Dismisses a notice permanently; returns all dismissed notices. */
export const dismissNotice = endpoint({
  method: 'POST',
  path: 'notice/:id',
  params: v.object({ id: v.string() }),
  body: v.object({ dismissed: v.literal(true) }),
  result: mapOrEmptyList(v.record(v.string(), booleanLike)),
  ...ofAdminPage,
  errors: ['invalid_param'],
});

const googleVerification = v.looseObject({
  verified: v.optional(v.boolean(), false),
  token: v.optional(v.string()),
  is_owner: v.optional(v.boolean(), false),
  google_search_console_url: v.optional(linkAddress),
  google_verification_console_url: v.optional(linkAddress),
  errors: v.optional(mapOrEmptyList(embeddedErrors), {}),
});
export type GoogleVerification = v.InferOutput<typeof googleVerification>;

const googleErrors = ['forbidden', 'error_checking_if_site_verified_google', 'no_token_for_user', 'unverify-site-error'];

/** Whether the site is verified with Google. */
export const getGoogleVerification = endpoint({
  method: 'GET',
  path: 'verify-site/google',
  result: googleVerification,
  right: 'configure_modules',
  forbidden: 'invalid_user_permission_manage_settings',
  errors: googleErrors,
});

/** The same for a given account. */
export const getGoogleVerificationByKeyring = endpoint({
  method: 'GET',
  path: 'verify-site/google/:keyring_id',
  params: v.object({ keyring_id: v.number() }),
  result: googleVerification,
  right: 'configure_modules',
  forbidden: 'invalid_user_permission_manage_settings',
  errors: googleErrors,
});

/** Verifies the site with Google. */
export const verifyGoogle = endpoint({
  method: 'POST',
  path: 'verify-site/google',
  body: v.object({ keyring_id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  result: googleVerification,
  right: 'configure_modules',
  forbidden: 'invalid_user_permission_manage_settings',
  errors: [...googleErrors, 'error_verifying_site_google', 'rest_missing_callback_param', 'rest_invalid_param'],
  makesStale: ['verify-site/google', 'verify-site/google/:keyring_id'],
});

/** Forwards a survey to the provider. */
export const sendMarketingSurvey = endpoint({
  method: 'POST',
  path: 'marketing/survey',
  body: v.record(v.string(), v.unknown()),
  result: v.unknown(),
  right: 'disconnect',
  forbidden: 'invalid_user_permission_jetpack_disconnect',
});
