import { isApiError, isRequestError } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** What went wrong, in a sentence for the person: the site's own words where it has some. */
export function readableProblem(error: unknown): string {
  if (isApiError(error) && error.response.message !== '') return error.response.message;
  if (isRequestError(error) && error.name === 'FetchNetworkError')
    return __('The site could not be reached. Please check your network and try again.', 'jetpack');
  return __('An error occurred. Please try again.', 'jetpack');
}
