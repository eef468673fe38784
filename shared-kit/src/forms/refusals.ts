import { isApiError, type RequestError } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** Messages about the values of a form, by setting name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns whether the error means that nothing of the request was saved: one value did not pass the validation of arguments. */
export const isNothingSaved = (error: RequestError): boolean => isApiError(error) && error.response.code === 'rest_invalid_param';

/**
 * Returns the site's messages about the refused settings among `names`. Empty where the error names none of them.
 *
 * @example getRefusals(someUpdated('google: No such code. Invalid option: bing.'), ['google', 'bing'])
 */
export function getRefusals(error: RequestError, names: readonly string[]): FieldErrors {
  if (!isApiError(error)) return {};
  const { code, message, data } = error.response;
  if (code === 'some_updated') return parseMessage(message, names);
  if (code === 'rest_invalid_param') return pickTexts(getParams(data), names);
  return {};
}

function getParams(data: unknown): object {
  if (typeof data !== 'object' || data === null || !('params' in data)) return {};
  return typeof data.params === 'object' && data.params !== null ? data.params : {};
}

const pickTexts = (params: object, names: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, text]) => (names.includes(name) && typeof text === 'string' ? [[name, text]] : [])),
  );

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Splits the message of a `some_updated` error: reasons as `name: reason`, joined by `. `; names the site does not know are listed
 * without one.
 */
function parseMessage(message: string, names: readonly string[]): FieldErrors {
  if (names.length === 0) return {};
  // Longest first, as a name may be the start of another. Translations may have a space before the colon.
  const anyName = [...names]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
  const starts = [...message.matchAll(new RegExp(`(?<![\\w-])(${anyName})\\s?[:：]\\s*`, 'gu'))];
  const reasons = starts.map(({ index, 0: label, 1: name = '' }, at) => {
    const reason = message.slice(index + label.length, starts[at + 1]?.index).trim();
    return [name, reason.replace(/\.\.$/, '.') || unknownReason()] as const;
  });
  const list = message.slice(0, starts[0]?.index);
  const listed = [...list.matchAll(new RegExp(`(?<![\\w-])(${anyName})(?![\\w-])`, 'gu'))];
  return Object.fromEntries([...listed.map(({ 1: name = '' }) => [name, unknownReason()] as const), ...reasons]);
}

const unknownReason = () => __('Your site does not accept this setting.', 'jetpack');
