import { initialStateFor } from '@site-admin/contracts/testing';
import { errorNotice, glitchCodes, messageNotice, stateNoticeOf } from './state-notice';

const state = (given: object, siteData: object = {}) => {
  const initial = initialStateFor();
  return {
    currentVersion: '11.6.1',
    siteData: { ...initial.siteData, ...siteData },
    jetpackStateNotices: { ...initial.jetpackStateNotices, ...given },
  };
};

test('ERR-001 cheatin', () => {
  expect(errorNotice('cheatin')).toEqual({ status: 'is-error', text: "Cheatin' uh?" });
});

test('ERR-002 a connection that was not finished is information: why, the survey, and what a connection gives', () => {
  const { status, text, help } = errorNotice('access_denied');
  expect(status).toBe('is-info');
  expect(text).toMatch(/why.*security and traffic.*connection/);
  expect(help).toMatchObject({ source: 'jetpack-cancelled-connection' });
});

test.each([
  ['ERR-003', 'wrong_state', /stay signed in .*authorize/],
  ['ERR-004', 'invalid_client', /deactivate.*activate.*connect/],
  ['ERR-005', 'invalid_grant', /click Connect again/],
  ['ERR-006', 'site_inaccessible', /publicly accessible \(site_inaccessible\)/],
  ['ERR-006', 'site_requires_authorization', /publicly accessible \(site_requires_authorization\)/],
  ['ERR-007', 'site_blacklisted', /violates the Terms of Service/],
  ['ERR-008', 'not_public', /not publicly accessible.*localhost/],
  ['ERR-009', 'wpcom_408', /problems.*later/],
  ['ERR-009', 'wpcom_5??', /problems.*later/],
  ['ERR-009', 'wpcom_bad_response', /problems.*later/],
  ['ERR-009', 'wpcom_outage', /problems.*later/],
  ['ERR-010', 'register_http_request_failed', /not reach.*host.*misconfigured/],
  ['ERR-010', 'token_http_request_failed', /not reach.*host.*misconfigured/],
])('%s %s is told as an error in words', (_id, code, words) => {
  expect(errorNotice(code)).toMatchObject({ status: 'is-error', text: expect.stringMatching(words) });
});

test('ERR-011 each of the 31 glitch codes is named, with the way to support', () => {
  expect(glitchCodes).toHaveLength(31);
  for (const code of glitchCodes) {
    const { status, text, help } = errorNotice(code);
    expect(status).toBe('is-error');
    expect(text).toContain('glitch');
    expect(text).toContain(code);
    expect(text).toContain('contact support');
    expect(help).toMatchObject({ source: 'jetpack-contact-support' });
  }
});

test('ERR-012 an unknown code is shown as it came, as an error', () => {
  expect(errorNotice('Something <odd>')).toEqual({ status: 'is-error', text: 'Something <odd>' });
});

test('ERR-013 the description stands with the error', () => {
  const notice = stateNoticeOf(state({ errorCode: 'cheatin', errorDescription: 'The nonce was old.' }));
  expect(notice?.text).toBe("Cheatin' uh?\nThe nonce was old.");
});

test('ERR-014 activated modules welcome to the version, but not on Atomic', () => {
  expect(stateNoticeOf(state({ messageCode: 'modules_activated' }))).toEqual({
    status: 'is-info',
    text: 'Welcome to Jetpack 11.6.1!',
  });
  expect(stateNoticeOf(state({ messageCode: 'modules_activated' }, { isAtomicPlatform: true }))).toBeUndefined();
});

test('ERR-015 the ways of being connected are told as success', () => {
  expect(messageNotice('already_authorized', '')).toEqual({ status: 'is-success', text: 'Your Jetpack is already connected.' });
  expect(messageNotice('authorized', '')).toEqual({
    status: 'is-success',
    text: "You're fueled up and ready to go, Jetpack is now active.",
  });
  expect(messageNotice('linked', '')).toMatchObject({ status: 'is-success', text: expect.stringContaining('connected') });
});

test('ERR-016 a misconfigured server is told with a way to learn more', () => {
  expect(messageNotice('protect_misconfigured_ip', '')).toMatchObject({
    status: 'is-info',
    text: expect.stringContaining('misconfigured'),
    help: { label: 'Learn more' },
  });
});

test('a message code wins over an error code, and nothing is nothing', () => {
  expect(stateNoticeOf(state({ messageCode: 'authorized', errorCode: 'cheatin' }))?.status).toBe('is-success');
  expect(stateNoticeOf(state({}))).toBeUndefined();
});
