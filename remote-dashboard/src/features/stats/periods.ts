import { periodStart, type StatsRange, type VisitsRow } from '@site-admin/contracts';

/** The ranges of the tabs, as `module/stats/data` takes them. */
export const ranges = ['day', 'week', 'month'] as const satisfies readonly StatsRange[];

/** One bar of the chart: a day, a week or a month. */
export interface Period {
  /** First day, as the provider's stats pages take it in a query: `2022-11-28`. */
  readonly startDate: string;
  /** Unix ms of that day's start, UTC. */
  readonly startsAt: number;
  readonly views: number;
}

/** Returns the periods of the rows of a response, each once, without rows whose period is not a date. */
export function toPeriods(rows: readonly VisitsRow[]): Period[] {
  const periods = rows.flatMap(([period, views]) => {
    const startsAt = periodStart(period);
    return Number.isNaN(startsAt) ? [] : [{ startDate: new Date(startsAt).toISOString().slice(0, 10), startsAt, views }];
  });
  return [...new Map(periods.map((period) => [period.startDate, period])).values()];
}
