import * as v from 'valibot';
import type { Database } from './open';

/** A version of a remote, during the rollout with this seed. */
export interface ServedVersion {
  readonly remote: string;
  readonly seed: string;
  readonly version: string;
}

/** The signed-in user of one browser, by the hash of the session's token. */
export interface Sender {
  readonly userId: number;
  readonly session: string;
}

const found = v.object({ found: v.number() });

/** Records that a version was sent to a session. */
export function recordServed(db: Database, { remote, seed, version }: ServedVersion, { session, userId }: Sender): void {
  const isKnown = db.get(
    found,
    'SELECT 1 AS found FROM served_versions WHERE remote = ? AND seed = ? AND version = ? AND session = ?',
    ...[remote, seed, version, session],
  );
  // Pages poll: most calls write nothing.
  if (isKnown) return;
  db.run(
    'INSERT INTO served_versions (remote, seed, version, session, user_id) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ...[remote, seed, version, session, userId],
  );
}

/** Records the outcome of a version, if it was sent to this session. */
export function recordOutcome(
  db: Database,
  { remote, seed, version }: ServedVersion,
  { session }: Sender,
  outcome: 'ok' | 'failed',
  now: number,
): void {
  db.run(
    `UPDATE served_versions SET mounted_at = ?, failed_at = CASE WHEN ? = 'failed' THEN ? ELSE failed_at END
     WHERE remote = ? AND seed = ? AND version = ? AND session = ?`,
    ...[now, outcome, now, remote, seed, version, session],
  );
}

const counted = v.object({ users: v.number(), failed: v.number() });
export type UserCounts = v.InferOutput<typeof counted>;

/** Returns how many users mounted a version since a time, and how many of them saw it fail. */
export const countUsers = (db: Database, { remote, seed, version }: ServedVersion, since: number): UserCounts =>
  db.get(
    counted,
    `SELECT count(DISTINCT CASE WHEN mounted_at >= ? THEN user_id END) AS users,
       count(DISTINCT CASE WHEN failed_at >= ? THEN user_id END) AS failed
     FROM served_versions WHERE remote = ? AND seed = ? AND version = ?`,
    ...[since, since, remote, seed, version],
  ) ?? { users: 0, failed: 0 };

/** Removes the rows of other rollouts of a remote. */
export const forgetOtherRollouts = (db: Database, remote: string, seed: string): number =>
  db.run('DELETE FROM served_versions WHERE remote = ? AND seed <> ?', remote, seed);
