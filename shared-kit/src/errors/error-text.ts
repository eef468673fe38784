import { isApiError, getErrorMessage } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** Returns the text of an error for the user: the site's message or code, or a general sentence without one. */
export function getErrorText(error: unknown): string {
  if (isApiError(error)) return getErrorMessage(error);
  if (error instanceof Error && error.name === 'FetchNetworkError') {
    return __('Your site could not be reached. Please check your network and try again.', 'jetpack');
  }
  if (error instanceof Error && error.name === 'RequestTimeoutError') {
    return __('The site took too long to respond. Please check whether it was saved, then try again.', 'jetpack');
  }
  return __('An error occurred. Please try again.', 'jetpack');
}
