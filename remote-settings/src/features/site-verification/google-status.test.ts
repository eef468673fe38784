import { ApiError, FetchNetworkError, getGoogleVerification, parseResponse } from '@site-admin/contracts';
import { toGoogleError, toGoogleStatus } from './google-status';

const parseStatus = (body: object) => toGoogleStatus(parseResponse(getGoogleVerification, body));
const nothing = {
  isVerified: false,
  token: '',
  isOwner: false,
  searchConsoleUrl: '',
  verificationConsoleUrl: '',
  error: undefined,
};

test('SET-104 the status has whether the site is verified, the code, the owner and the addresses of the consoles', () => {
  const body = {
    verified: true,
    token: 'abc',
    is_owner: true,
    google_search_console_url: 'https://search.example.org',
    google_verification_console_url: 'https://verification.example.org',
    errors: [],
  };
  expect(parseStatus(body)).toEqual({
    isVerified: true,
    token: 'abc',
    isOwner: true,
    searchConsoleUrl: 'https://search.example.org',
    verificationConsoleUrl: 'https://verification.example.org',
    error: undefined,
  });
  expect(parseStatus({ verified: false })).toEqual(nothing);
});

test('SET-104 the first error of a response; an unknown keyring is a missing permission', () => {
  expect(parseStatus({ verified: false, errors: { quota: ['Too many.', 'x'] } }).error).toEqual({
    code: 'quota',
    message: 'Too many.',
  });
  expect(parseStatus({ verified: false, errors: { keyring: ['invalid keyring'] } }).error).toEqual({
    code: 'no_token_for_user',
    message: 'invalid keyring',
  });
  expect(parseStatus({ verified: false, errors: { quota: [] } }).error).toEqual({ code: 'quota', message: 'quota' });
});

const apiError = (code: string, message: string) => new ApiError(500, { code, message });

test.each([
  [apiError('forbidden', 'Under construction.'), { code: 'forbidden', message: 'Under construction.' }],
  [
    apiError('error_checking_if_site_verified_google', 'no_token_for_user: No permission: ask.'),
    { code: 'no_token_for_user', message: 'No permission: ask.' },
  ],
  [
    apiError('error_checking_if_site_verified_google', 'Something else'),
    { code: 'error_checking_if_site_verified_google', message: 'Something else' },
  ],
  [new FetchNetworkError('x'), { code: '', message: 'Your site could not be reached. Please check your network and try again.' }],
])('the error %s', (error, expected) => {
  expect(toGoogleError(error)).toEqual(expected);
});
