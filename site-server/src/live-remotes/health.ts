import type { HealthReport, Registry } from '@site-admin/contracts';
import { getMounts, recordHealth, stopRollout, stoppedRollouts } from '../db/health';
import type { Database } from '../db/open';
import { isStopped } from './rollout';

/** Stops the canary of a remote when its failure rate exceeds the error budget. */
function stopIfFailing(db: Database, registry: Registry, remote: string, now: number): void {
  const rollout = registry.remotes[remote]?.rollout;
  if (!rollout || isStopped(stoppedRollouts(db), remote, rollout)) return;
  const { mounts, failures } = getMounts(db, remote, rollout.candidate);
  const { minMounts, maxFailureRate } = rollout.stopRule;
  if (mounts < minMounts || failures / mounts <= maxFailureRate) return;
  stopRollout(db, { remote, candidate: rollout.candidate, seed: rollout.seed, mounts, failures, at: now });
}

/**
 * Stores health reports of browsers and stops a canary over its error budget. The registry is only written by the `remotes` command, so the
 * stop is stored here, for that candidate and seed.
 */
export function storeReports(db: Database, registry: Registry | undefined, reports: readonly HealthReport[], now: number): void {
  db.atomically(() => {
    reports.forEach((report) => recordHealth(db, report, now));
    if (registry) new Set(reports.map(({ remote }) => remote)).forEach((remote) => stopIfFailing(db, registry, remote, now));
  });
}
