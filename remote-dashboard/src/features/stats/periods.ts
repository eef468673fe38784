import { periodStart, type StatsRange, type VisitsRow } from '@site-admin/contracts';

/** The values of the tabs, as the site's stats call knows them. */
export const ranges = ['day', 'week', 'month'] as const satisfies readonly StatsRange[];
export type Range = StatsRange;

/** One bar: the first day of its period, and the views in it. */
export interface Period {
  /** As links to the provider's stats take it: `2022-11-28`. */
  readonly startDate: string;
  /** Unix ms of that day's start, UTC. */
  readonly startsAt: number;
  readonly views: number;
}

/** The bars of one range's rows; rows whose period is no date are left out. */
export function periodsOf(rows: readonly VisitsRow[]): Period[] {
  return rows.flatMap(([period, views]) => {
    const startsAt = periodStart(period);
    return Number.isNaN(startsAt) ? [] : [{ startDate: new Date(startsAt).toISOString().slice(0, 10), startsAt, views }];
  });
}
