import { initialStateFor } from '@site-admin/contracts/testing';
import { toErrorNotice, toMessageNotice, selectStateNotice } from './state-notice';

const state = (given: object, siteData: object = {}) => {
  const initial = initialStateFor();
  return {
    currentVersion: '11.6.1',
    siteData: { ...initial.siteData, ...siteData },
    jetpackStateNotices: { ...initial.jetpackStateNotices, ...given },
  };
};

test('ERR-001 cheatin is an error', () => {
  expect(toErrorNotice('cheatin')).toEqual({ status: 'is-error', text: "Cheatin' uh?" });
});

test('ERR-002 an unfinished connection is an info notice with the survey', () => {
  expect(toErrorNotice('access_denied')).toEqual({
    status: 'is-info',
    text: 'You did not finish connecting. Would you tell us why? The free security and traffic features require a connection.',
    help: { label: 'Take the survey', source: 'jetpack-cancelled-connection' },
  });
});

const outage = 'WordPress.com is having problems. Please try again later.';
const notPublic = (code: string) => `Your site must be publicly accessible to connect (${code}).`;
const unreachable = (code: string) => `Your site could not contact WordPress.com. Your web host may be misconfigured (${code}).`;
test.each([
  ['ERR-003', 'wrong_state', 'Please stay signed in to your site while you authorize the connection.'],
  ['ERR-004', 'invalid_client', 'Please deactivate Jetpack, reactivate it, and connect again.'],
  ['ERR-005', 'invalid_grant', 'The connection was not completed. Please click Connect again.'],
  ['ERR-006', 'site_inaccessible', notPublic('site_inaccessible')],
  ['ERR-006', 'site_requires_authorization', notPublic('site_requires_authorization')],
  ['ERR-007', 'site_blacklisted', 'This site cannot be connected because it violates the Terms of Service.'],
  ['ERR-008', 'not_public', 'Your site must be publicly accessible. Sites on localhost cannot be connected.'],
  ['ERR-009', 'wpcom_408', outage],
  ['ERR-009', 'wpcom_5??', outage],
  ['ERR-009', 'wpcom_bad_response', outage],
  ['ERR-009', 'wpcom_outage', outage],
  ['ERR-010', 'register_http_request_failed', unreachable('register_http_request_failed')],
  ['ERR-010', 'token_http_request_failed', unreachable('token_http_request_failed')],
])('%s %s is an error with a text', (_id, code, text) => {
  expect(toErrorNotice(code)).toEqual({ status: 'is-error', text });
});

/** Repeated here, so that the test fails if a code is missing in the product (behaviour A4). */
const supportCodes =
  'no_role no_cap no_code no_state invalid_state invalid_request invalid_scope unsupported_response_type invalid_token no_token ' +
  'missing_secrets home_missing siteurl_missing gmt_offset_missing site_name_missing secret_1_missing secret_2_missing ' +
  'site_lang_missing home_malformed siteurl_malformed gmt_offset_malformed timezone_string_malformed site_name_malformed ' +
  'secret_1_malformed secret_2_malformed site_lang_malformed secrets_mismatch verify_secret_1_missing ' +
  'verify_secret_1_malformed verify_secrets_missing verify_secrets_mismatch';
test.each(supportCodes.split(' '))('ERR-011 %s is a glitch with its code and a link to support', (code) => {
  expect(toErrorNotice(code)).toEqual({
    status: 'is-error',
    text: `Jetpack encountered a glitch (${code}). Please contact support and mention this code.`,
    help: { label: 'Contact support', source: 'jetpack-contact-support' },
  });
});

test('ERR-012 an unknown code is an error with the code as its text', () => {
  expect(toErrorNotice('Something <odd>')).toEqual({ status: 'is-error', text: 'Something <odd>' });
});

test('ERR-013 the description follows the text of the error', () => {
  const notice = selectStateNotice(state({ errorCode: 'cheatin', errorDescription: 'The nonce was old.' }));
  expect(notice?.text).toBe("Cheatin' uh?\nThe nonce was old.");
});

test('ERR-014 activated modules show a welcome with the version, except on Atomic', () => {
  expect(selectStateNotice(state({ messageCode: 'modules_activated' }))).toEqual({
    status: 'is-info',
    text: 'Welcome to Jetpack 11.6.1!',
  });
  expect(selectStateNotice(state({ messageCode: 'modules_activated' }, { isAtomicPlatform: true }))).toBeUndefined();
});

test('ERR-015 the codes of a new connection are successes', () => {
  expect(toMessageNotice('already_authorized', '')).toEqual({ status: 'is-success', text: 'Your Jetpack is already connected.' });
  expect(toMessageNotice('authorized', '')).toEqual({
    status: 'is-success',
    text: "You're fueled up and ready to go, Jetpack is now active.",
  });
  expect(toMessageNotice('linked', '')).toEqual({ status: 'is-success', text: 'Your account is now connected.' });
});

test('ERR-016 a misconfigured server is an info notice with a support link', () => {
  expect(toMessageNotice('protect_misconfigured_ip', '')).toEqual({
    status: 'is-info',
    text: 'Your server is misconfigured: visitor IP addresses cannot be detected, so attacks cannot be blocked.',
    help: { label: 'Learn more', source: 'jetpack-support-protect' },
  });
});

test('SHELL-108 a restored connection is a success with a link to Site Health; an unknown code is an info notice with the code as its text', () => {
  expect(toMessageNotice('reconnection_completed', '')).toEqual({
    status: 'is-success',
    text: 'Your connection has been restored.',
    help: { label: 'Go to Site Health', page: 'site-health.php' },
  });
  expect(toMessageNotice('module_deactivated', '')).toEqual({ status: 'is-info', text: 'module_deactivated' });
});

test('a message code takes precedence over an error code; without codes there is no notice', () => {
  expect(selectStateNotice(state({ messageCode: 'authorized', errorCode: 'cheatin' }))?.status).toBe('is-success');
  expect(selectStateNotice(state({}))).toBeUndefined();
});
