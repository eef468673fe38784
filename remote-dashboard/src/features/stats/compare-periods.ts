import type { StatsRange } from '@site-admin/contracts';
import { compareViews, type Comparison } from './comparison';
import type { Period } from './periods';

function getNextStart(startsAt: number, range: StatsRange): number {
  const date = new Date(startsAt);
  if (range === 'month') return date.setUTCMonth(date.getUTCMonth() + 1);
  return date.setUTCDate(date.getUTCDate() + (range === 'week' ? 7 : 1));
}

/** Compares the last two complete periods: the latest one is still counting. Undefined where one of them is missing. */
export function comparePeriods(periods: readonly Period[], range: StatsRange): Comparison | undefined {
  const [before, last, latest] = periods.slice(-3);
  if (!before || !last || !latest) return undefined;
  const isWhole =
    getNextStart(before.startsAt, range) === last.startsAt && getNextStart(last.startsAt, range) === latest.startsAt;
  return isWhole ? compareViews(last.views, before.views) : undefined;
}
