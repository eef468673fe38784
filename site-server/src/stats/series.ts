import type { DayOfVisits } from '../db/visits';
import { toDay } from '../scenarios/visits';

const dayMs = 24 * 60 * 60 * 1000;

/** One bar of the chart: the period's name, views, visitors. */
export type Bar = [period: string, views: number, visitors: number];

export type Unit = 'day' | 'week' | 'month';

/** Number of bars by unit. */
export const bars: Readonly<Record<Unit, number>> = { day: 30, week: 14, month: 12 };

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Returns the Monday of a day's week. */
function getMonday(day: string): string {
  const date = utc(day);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return toDay(date.getTime() - sinceMonday * dayMs);
}

/** Returns the period of a day: itself, its week (written with W for the dashes), or the first of its month. */
function getPeriod(day: string, unit: Unit): string {
  if (unit === 'day') return day;
  return unit === 'week' ? getMonday(day).replaceAll('-', 'W') : `${day.slice(0, 7)}-01`;
}

/** Returns the last periods up to the one of `today`, oldest first. */
function periodsUpTo(today: string, unit: Unit): string[] {
  const start = utc(unit === 'week' ? getMonday(today) : unit === 'month' ? `${today.slice(0, 7)}-01` : today);
  return Array.from({ length: bars[unit] }, (_, index) => {
    const back = bars[unit] - 1 - index;
    const date = new Date(start);
    if (unit === 'month') date.setUTCMonth(date.getUTCMonth() - back);
    else date.setUTCDate(date.getUTCDate() - back * (unit === 'week' ? 7 : 1));
    return getPeriod(toDay(date.getTime()), unit);
  });
}

/** Returns the first day of the oldest bar. */
export function firstDay(today: string, unit: Unit): string {
  const [oldest = today] = periodsUpTo(today, unit);
  return oldest.replaceAll('W', '-');
}

/** Sums days up to bars; a period without visits has a bar of height 0. */
export function series(days: readonly DayOfVisits[], today: string, unit: Unit): Bar[] {
  const sums = new Map<string, Bar>(periodsUpTo(today, unit).map((period) => [period, [period, 0, 0]]));
  for (const { day, views, visitors } of days) {
    const bar = sums.get(getPeriod(day, unit));
    if (!bar) continue;
    bar[1] += views;
    bar[2] += visitors;
  }
  return [...sums.values()];
}
