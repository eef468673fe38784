import { isApiError, messageOf } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** What went wrong, for the person who reads it: the site's own words or code where it sent some, else a plain sentence. */
export function problemText(error: unknown): string {
  if (isApiError(error)) return messageOf(error);
  if (error instanceof Error && error.name === 'FetchNetworkError') {
    return __('The site could not be reached. Please check your network and try again.', 'jetpack');
  }
  return __('An error occurred. Please try again.', 'jetpack');
}
