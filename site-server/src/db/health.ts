import type { HealthReport } from '@site-admin/contracts';
import * as v from 'valibot';
import type { Database } from './open';

const count = v.object({
  remote: v.string(),
  version: v.string(),
  phase: v.string(),
  outcome: v.string(),
  count: v.number(),
  averageMs: v.number(),
  lastAt: v.number(),
  lastReason: v.nullable(v.string()),
  lastCorrelation: v.nullable(v.string()),
});
export type HealthCount = v.InferOutput<typeof count>;

/** Returns the health reports of browsers, summed up by remote and version. */
export const healthCounts = (db: Database): HealthCount[] =>
  db.all(
    count,
    `SELECT remote, version, phase, outcome, count, total_ms / count AS averageMs, last_at AS lastAt, last_reason AS lastReason,
       last_correlation AS lastCorrelation
     FROM health ORDER BY remote, version, phase, outcome`,
  );

export function recordHealth(db: Database, report: HealthReport, now: number): void {
  db.run(
    `INSERT INTO health (remote, version, phase, outcome, count, total_ms, last_at, last_reason, last_correlation)
     VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?)
     ON CONFLICT (remote, version, phase, outcome) DO UPDATE SET count = count + 1, total_ms = total_ms + excluded.total_ms,
       last_at = excluded.last_at, last_reason = excluded.last_reason, last_correlation = excluded.last_correlation`,
    report.remote,
    report.version,
    report.phase,
    report.outcome,
    report.ms,
    now,
    report.reason ?? null,
    report.correlation,
  );
}

const stopped = v.object({
  remote: v.string(),
  candidate: v.string(),
  seed: v.string(),
  mounts: v.number(),
  failures: v.number(),
  at: v.number(),
});
export type StoppedRollout = v.InferOutput<typeof stopped>;

export const stoppedRollouts = (db: Database): StoppedRollout[] =>
  db.all(stopped, 'SELECT remote, candidate, seed, mounts, failures, at FROM stopped_rollouts ORDER BY at');

export function stopRollout(db: Database, rollout: StoppedRollout): void {
  db.run(
    'INSERT INTO stopped_rollouts (remote, candidate, seed, mounts, failures, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    rollout.remote,
    rollout.candidate,
    rollout.seed,
    rollout.mounts,
    rollout.failures,
    rollout.at,
  );
}
