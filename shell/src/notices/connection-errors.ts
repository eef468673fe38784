import { providerHost, type ConnectionError, type RequestError } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import type { ErrorSources } from './has-connection-errors';

/** An error of the connection to the provider, with the user's remedy. */
export interface ErrorItem {
  /** `none`: the user can only wait. */
  readonly action: 'reconnect' | 'support' | 'none';
  readonly message: string;
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the errors to show, those of the page's data first, one per action. Unknown actions are omitted. */
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

/** Returns the error to show for a failed fetch of `site` (spec 002 §8), with the server's message if it sent one. */
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
