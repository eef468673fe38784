import { providerHost, type ConnectionError, type RequestError } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** Something between the site and the provider that does not work, and what the person can do about it. */
export interface ErrorItem {
  /** `none`: nothing but waiting. */
  readonly action: 'reconnect' | 'support' | 'none';
  readonly message: string;
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ErrorSources {
  /** As the page came with them. */
  readonly errors: readonly ConnectionError[];
  /** Why the provider's record of the site could not be fetched; undefined while it could, or nobody asked. */
  readonly siteData: RequestError | undefined;
}

/** Whether anything is known to be wrong. An entry without an action is no error anybody has to care about (behaviour A4). */
export const hasConnectionErrors = ({ errors, siteData }: ErrorSources): boolean =>
  siteData !== undefined || errors.some(({ action }) => action);

/**
 * The errors to show, the page's own first, one of each action: two ways to say "reconnect" help nobody. An action this page does
 * not know is left out.
 */
export function selectConnectionErrors({ errors, siteData }: ErrorSources): readonly ErrorItem[] {
  const items = errors.flatMap((error) => toErrorItem(error) ?? []);
  const all = siteData ? [...items, toSiteDataError(siteData)] : items;
  return all.filter(({ action }, at) => all.findIndex((other) => other.action === action) === at);
}

function toErrorItem({ action, message, code, data = {} }: ConnectionError): ErrorItem | undefined {
  if (action === 'reconnect') {
    return { action, message: message || __('Connection Error, please reconnect.', 'jetpack'), code, data };
  }
  if (action === 'support') return { action, message: message || __('Connection Error.', 'jetpack'), code, data };
  return undefined;
}

/** What a failed fetch of the site's record means to a person (spec 002 §8). The server's own words are used where it sent some. */
export function toSiteDataError(error: RequestError): ErrorItem {
  const { message = '', code = '', data } = 'response' in error ? error.response : {};
  const { action, text } = getErrorKind(error);
  return { action, message: message || text, code: code || 'fetch_site_data_fail_other', data: isRecord(data) ? data : {} };
}

function getErrorKind({ name }: RequestError): { readonly action: ErrorItem['action']; readonly text: string } {
  switch (name) {
    case 'ApiError':
    case 'Api404Error':
    case 'Api404AfterRedirectError':
      return {
        action: 'reconnect',
        text: sprintf(
          /* translators: %s: the provider's host. */
          __('There seems to be a problem with your connection to %s. If the problem persists, try reconnecting.', 'jetpack'),
          providerHost,
        ),
      };
    case 'JsonParseError':
    case 'JsonParseAfterRedirectError':
    case 'ResponseShapeError':
      return {
        action: 'support',
        text: __(
          'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
          'jetpack',
        ),
      };
    default:
      return { action: 'none', text: __('There seems to be a problem with your website.', 'jetpack') };
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
