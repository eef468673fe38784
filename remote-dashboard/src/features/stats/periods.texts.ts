import type { I18n, StatsRange } from '@site-admin/contracts';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
import type { Comparison } from './comparison';
import type { Period } from './periods';

/** Label below a bar: "Nov 21", for a month "Nov". */
export function formatLabel({ startsAt }: Period, range: StatsRange, i18n: I18n): string {
  return i18n.date(startsAt, range === 'month' ? 'M' : 'M j');
}

/** Title of the tooltip: "November 21st", "Week of November 21st", "November 2026". */
export function formatTitle({ startsAt }: Period, range: StatsRange, i18n: I18n): string {
  if (range === 'month') return i18n.date(startsAt, 'F Y');
  const day = i18n.date(startsAt, 'F jS');
  /* translators: %s is the first day of the week, such as November 21st. */
  return range === 'week' ? sprintf(__('Week of %s', 'jetpack'), day) : day;
}

/** "41 views". */
export function formatViews(views: number, i18n: I18n): string {
  /* translators: %s is a number. */
  return sprintf(_n('%s view', '%s views', views, 'jetpack'), i18n.number(views));
}

/** What a comparison is made with: `today` with the day before, a range with its period before the last complete one. */
export type ComparedRange = StatsRange | 'today';

/** "50% from 34 yesterday"; its arrow is not part of the text. */
export function formatChange({ change, before }: Comparison, range: ComparedRange, i18n: I18n): string {
  const texts = {
    /* translators: 1: a percentage, 2: a number of views. */
    today: __('%1$s from %2$s yesterday', 'jetpack'),
    /* translators: 1: a percentage, 2: a number of views. */
    day: __('%1$s from %2$s the day before', 'jetpack'),
    /* translators: 1: a percentage, 2: a number of views. */
    week: __('%1$s from %2$s the week before', 'jetpack'),
    /* translators: 1: a percentage, 2: a number of views. */
    month: __('%1$s from %2$s the month before', 'jetpack'),
  } satisfies Record<ComparedRange, string>;
  const size = Math.abs(change);
  const percent = i18n.number(size, { style: 'percent', maximumFractionDigits: size < 0.1 ? 1 : 0 });
  return sprintf(texts[range], percent, i18n.number(before));
}

/** Accessible name of the chart. */
export function chartTitle(range: StatsRange): string {
  const titles: Record<StatsRange, string> = {
    day: __('Views per day', 'jetpack'),
    week: __('Views per week', 'jetpack'),
    month: __('Views per month', 'jetpack'),
  };
  return titles[range];
}
