import type { I18n, StatsRange } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { formatViews } from '../periods.texts';

/** "Last week: 49 views", the last complete period. */
export function formatLastPeriod(views: number, range: StatsRange, i18n: I18n): string {
  const texts = {
    /* translators: %s is such as "49 views". */
    day: __('Yesterday: %s', 'jetpack'),
    /* translators: %s is such as "49 views". */
    week: __('Last week: %s', 'jetpack'),
    /* translators: %s is such as "49 views". */
    month: __('Last month: %s', 'jetpack'),
  } satisfies Record<StatsRange, string>;
  return sprintf(texts[range], formatViews(views, i18n));
}
