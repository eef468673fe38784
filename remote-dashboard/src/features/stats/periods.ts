/** The values of the tabs, as the site's stats call knows them. */
export const ranges = ['day', 'week', 'month'] as const;
export type Range = (typeof ranges)[number];

/** One bar: the first day of its period, and the views in it. */
export interface Period {
  /** As links to the provider's stats take it: `2022-11-28`. */
  readonly startDate: string;
  /** Unix ms of that day's start, UTC. */
  readonly startsAt: number;
  readonly views: number;
}

/** A week's period comes as `2022W11W28`; its letters stand where dashes belong. */
export function startDateOf(period: string): string {
  return period.replaceAll('W', '-');
}

/** Unix ms, UTC, of a `YYYY-MM-DD` date; undefined for anything else. */
export function dayOf(date: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

/** The bars of one range's rows; rows whose period is no date are left out. */
export function periodsOf(rows: readonly (readonly [string, number, ...unknown[]])[]): Period[] {
  return rows.flatMap(([period, views]) => {
    const startDate = startDateOf(period);
    const startsAt = dayOf(startDate);
    return startsAt === undefined ? [] : [{ startDate, startsAt, views }];
  });
}
