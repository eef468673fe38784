import type { I18n, StatsRange } from '@site-admin/contracts';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
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

/** Accessible name of the chart. */
export function chartTitle(range: StatsRange): string {
  const titles: Record<StatsRange, string> = {
    day: __('Views per day', 'jetpack'),
    week: __('Views per week', 'jetpack'),
    month: __('Views per month', 'jetpack'),
  };
  return titles[range];
}
