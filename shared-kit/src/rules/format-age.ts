import { intlLocale } from '@site-admin/contracts';

/** The units of an age with their length in ms, longest first. */
const units = [
  ['year', 31_536_000_000],
  ['month', 2_628_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

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
