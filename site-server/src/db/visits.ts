import * as v from 'valibot';
import type { Database } from './open';

const day = v.object({ day: v.string(), views: v.number(), visitors: v.number() });
export type DayOfVisits = v.InferOutput<typeof day>;

/** Returns the days from `from` to `to`, inclusive, oldest first; days without a visit are omitted. */
export const visitsBetween = (db: Database, from: string, to: string): DayOfVisits[] =>
  db.all(day, 'SELECT day, views, visitors FROM visits WHERE day BETWEEN ? AND ? ORDER BY day', from, to);

export function recordVisits(db: Database, days: readonly DayOfVisits[]): void {
  const sql = 'INSERT INTO visits (day, views, visitors) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
  db.atomically(() => days.forEach(({ day: date, views, visitors }) => db.run(sql, date, views, visitors)));
}

const totals = v.object({ views: v.number(), visitors: v.number() });

export const totalVisits = (db: Database): v.InferOutput<typeof totals> =>
  db.get(totals, 'SELECT coalesce(sum(views), 0) AS views, coalesce(sum(visitors), 0) AS visitors FROM visits') ?? {
    views: 0,
    visitors: 0,
  };

export const bestDay = (db: Database): DayOfVisits | undefined =>
  db.get(day, 'SELECT day, views, visitors FROM visits ORDER BY views DESC, day DESC LIMIT 1');

export const lastRecordedDay = (db: Database): string | undefined =>
  db.get(v.object({ day: v.string() }), 'SELECT day FROM visits ORDER BY day DESC LIMIT 1')?.day;
