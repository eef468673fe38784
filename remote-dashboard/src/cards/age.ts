import { intlLocale } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';

/** The units of an age with their length in ms, longest first. */
const units = [
  ['year', 31_536_000_000],
  ['month', 2_628_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * Parses a time of the provider.
 *
 * @param time Unix seconds, as a number or text, or ISO 8601.
 * @returns Unix ms; undefined for an unknown or invalid time.
 */
export function parseTime(time: number | string | undefined): number | undefined {
  const seconds = typeof time === 'string' && time.trim() === '' ? Number.NaN : Number(time);
  const ms = Number.isNaN(seconds) ? Date.parse(String(time)) : seconds * 1000;
  return ms > 0 && !Number.isNaN(new Date(ms).getTime()) ? ms : undefined;
}

/**
 * Formats how long ago `at` was, in the largest unit that fits. A time in the future, by a wrong clock, is now.
 *
 * @param at Unix ms.
 * @param now Unix ms.
 * @example formatAge(0, 7_200_000, 'en_US') // '2 hours ago'
 */
export function formatAge(at: number, now: number, locale: string): string {
  const age = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' });
  const [unit, length] = units.find(([, ms]) => age >= ms) ?? ['second', Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(age / length), unit);
}

/** A time for the user: its age, and its date in the site's format. */
export function useAge(time: number | string | undefined): { readonly age: string; readonly date: string } | undefined {
  const { clock, i18n } = useShell();
  const at = parseTime(time);
  return at === undefined ? undefined : { age: formatAge(at, clock.now(), i18n.locale), date: i18n.date(at) };
}
