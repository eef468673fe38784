import * as v from 'valibot';
import type { Database } from './open';

const hourMs = 60 * 60 * 1000;
const hours = 24;

interface Outcome {
  readonly remote: string;
  readonly version: string;
  readonly userId: number;
  readonly outcome: 'ok' | 'failed';
}

const startOfHour = (now: number) => now - (now % hourMs);
const startOfDay = (now: number) => startOfHour(now) - (hours - 1) * hourMs;

/** Records that a user mounted a version, or saw it fail; removes what is older than a day. */
export function recordUserOutcome(db: Database, { remote, version, userId, outcome }: Outcome, now: number): void {
  db.run(
    `INSERT INTO version_outcomes (hour, remote, version, user_id, failed) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET failed = max(failed, excluded.failed)`,
    ...[startOfHour(now), remote, version, userId, outcome === 'failed' ? 1 : 0],
  );
  db.run('DELETE FROM version_outcomes WHERE hour < ?', startOfDay(now));
}

const counted = v.object({ hour: v.number(), users: v.number(), failed: v.number() });

/** Returns the users of a version in each hour of the last day, oldest first. */
export function countUsersByHour(db: Database, remote: string, version: string, now: number) {
  const first = startOfDay(now);
  const found = db.all(
    counted,
    `SELECT hour, count(*) AS users, sum(failed) AS failed FROM version_outcomes
     WHERE hour >= ? AND remote = ? AND version = ? GROUP BY hour`,
    ...[first, remote, version],
  );
  return Array.from({ length: hours }, (_none, at) => {
    const hour = first + at * hourMs;
    const { users = 0, failed = 0 } = found.find((row) => row.hour === hour) ?? {};
    return { at: new Date(hour).toISOString(), users, failed };
  });
}
