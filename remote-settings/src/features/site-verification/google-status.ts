import { isApiError, type GoogleVerification } from '@site-admin/contracts';
import { getErrorText } from '@site-admin/kit';

/** An error of Google's verification. `code` is '' where the request failed without a response. */
export interface GoogleError {
  readonly code: string;
  readonly message: string;
}

/** Whether the site is verified with Google, and what the account may do. */
export interface GoogleStatus {
  readonly isVerified: boolean;
  /** The code to print in the pages of the site; '' without permission of an account. */
  readonly token: string;
  readonly isOwner: boolean;
  readonly searchConsoleUrl: string;
  readonly verificationConsoleUrl: string;
  readonly error: GoogleError | undefined;
}

/** The user has not permitted the site to use Google. */
export const notConnected = 'no_token_for_user';
/** Google finds no code in the pages of the site. */
export const codeMissing = 'unverify-site-error';

export const toGoogleStatus = (response: GoogleVerification): GoogleStatus => ({
  isVerified: response.verified,
  token: response.token ?? '',
  isOwner: response.is_owner,
  searchConsoleUrl: response.google_search_console_url ?? '',
  verificationConsoleUrl: response.google_verification_console_url ?? '',
  error: toEmbeddedError(response.errors),
});

/** A missing permission is reported inside of a response: `{ keyring: ['invalid keyring'] }`. */
function toEmbeddedError(errors: GoogleVerification['errors']): GoogleError | undefined {
  const [first] = Object.entries(errors);
  if (!first) return undefined;
  const [code, [message = code]] = first;
  return { code: code === 'keyring' ? notConnected : code, message };
}

/** Returns the error of a request. A status that could not be checked has the provider's code in its message: `code: text`. */
export function toGoogleError(error: unknown): GoogleError {
  if (!isApiError(error)) return { code: '', message: getErrorText(error) };
  const { code, message } = error.response;
  const relayed = code === 'error_checking_if_site_verified_google' ? /^([\w-]+): (.+)$/s.exec(message) : null;
  return relayed ? { code: relayed[1] ?? '', message: relayed[2] ?? '' } : { code, message: getErrorText(error) };
}
