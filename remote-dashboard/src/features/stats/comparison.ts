import type { StatsRange } from '@site-admin/contracts';
import type { Period } from './periods';

/** The views of a period beside those of the period before. */
export interface Comparison {
  readonly views: number;
  readonly before: number;
  /** To a tenth of a percent: 0.5 is 50% more, -0.5 is 50% less. */
  readonly change: number;
}

/** Compares two numbers of views; undefined where one is unknown, or where there is nothing to compare with. */
export function compareViews(views: number | undefined, before: number | undefined): Comparison | undefined {
  if (views === undefined || before === undefined || views < 0 || before < 0) return undefined;
  const change = Math.round((views / before - 1) * 1000) / 1000;
  return Number.isFinite(change) ? { views, before, change } : undefined;
}

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
