import { defaultDateFormat } from './constants';

/** Locale and time zone of a formatted date. */
export interface DateStyle {
  /** `en_US`, `de_DE_formal`; English when the browser does not support it. */
  readonly locale?: string;
  /** IANA name. Default: UTC. */
  readonly timeZone?: string;
}

/** Converts a WordPress locale: `de_DE_formal` → `de-DE`; an unknown one → `en`. */
export function intlLocale(locale: string): string {
  const tag = locale.split(/[_-]/).slice(0, 2).join('-');
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Cached: creating a formatter takes a hundred times as long as formatting a date. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const present = formatters.get(key);
  if (present) return present;
  const made = new Intl.DateTimeFormat(language, options);
  formatters.set(key, made);
  return made;
}

type Parts = (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormatPart[];

function getSuffix(day: number, language: string): string {
  if (!language.startsWith('en')) return '';
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** Returns the numeric parts of a date in ASCII digits. */
function getNumbers(parts: Parts) {
  const found = new Map(
    parts({
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
    }).map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  return { year: of('year'), month: of('month'), day: of('day'), hour: of('hour'), minute: of('minute'), second: of('second') };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Returns the replacement of each letter of PHP's date notation. */
function getLetters(parts: Parts, language: string, hasDay: boolean): Readonly<Record<string, () => string>> {
  const { year, month, day, hour, minute, second } = getNumbers(parts);
  const word = (type: 'month' | 'weekday' | 'dayPeriod', options: Intl.DateTimeFormatOptions) =>
    parts(options).find((part) => part.type === type)?.value ?? '';
  // Many languages inflect the month next to a day, so it is formatted together with one.
  const monthName = (width: 'long' | 'short') =>
    word('month', { month: width, calendar: 'gregory', ...(hasDay ? { day: 'numeric' } : {}) });
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const halfDay = () => word('dayPeriod', { hour: 'numeric', hour12: true }) || (hour < 12 ? 'am' : 'pm');
  return {
    d: () => two(day),
    j: () => String(day),
    D: () => word('weekday', { weekday: 'short' }),
    l: () => word('weekday', { weekday: 'long' }),
    N: () => String(weekday || 7),
    w: () => String(weekday),
    S: () => getSuffix(day, language),
    F: () => monthName('long'),
    M: () => monthName('short').replace(/\.$/, ''),
    m: () => two(month),
    n: () => String(month),
    Y: () => String(year),
    y: () => two(year % 100),
    a: () => halfDay().toLocaleLowerCase(language),
    A: () => halfDay().toLocaleUpperCase(language),
    g: () => String(hour % 12 || 12),
    G: () => String(hour),
    h: () => two(hour % 12 || 12),
    H: () => two(hour),
    i: () => two(minute),
    s: () => two(second),
  };
}

/**
 * Formats a date in PHP notation, as sites configure it (spec 001 §9). `\` escapes a letter; other characters are kept.
 *
 * @param ms Unix time.
 * @throws {RangeError} If it is not finite.
 * @example formatPhpDate(Date.UTC(2022, 11, 1), 'F jS, Y') // 'December 1st, 2022'
 */
export function formatPhpDate(ms: number, format: string = defaultDateFormat, style: DateStyle = {}): string {
  const language = intlLocale(style.locale ?? 'en');
  const timeZone = style.timeZone ?? 'UTC';
  const parts: Parts = (options) => formatterFor(language, { ...options, timeZone }).formatToParts(ms);
  const letters = getLetters(parts, language, /[dj]/.test(format));
  return format.replace(/\\(.)|([a-z])/gi, (whole, kept: string | undefined, letter: string | undefined) =>
    letter === undefined ? (kept ?? whole) : (letters[letter]?.() ?? letter),
  );
}

/**
 * Returns the start of a stats period, Unix ms, UTC; NaN for an invalid period.
 *
 * @param period `2022-12-01`, or `2022W11W28` for a week.
 */
export function periodStart(period: string): number {
  const dashed = period.replaceAll('W', '-');
  return /^\d{4}-\d{2}-\d{2}$/.test(dashed) ? Date.parse(`${dashed}T00:00:00Z`) : Number.NaN;
}
