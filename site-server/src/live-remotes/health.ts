import type { HealthReport, OpenPage, RegisteredRemote, Registry, Rollout } from '@site-admin/contracts';
import { recordStop } from '@site-admin/delivery';
import type { FastifyBaseLogger } from 'fastify';
import { recordHealth, stopRollout, stoppedRollouts, type StoppedRollout } from '../db/health';
import { countUsers, forgetOtherRollouts, recordOutcome, type Sender, type UserCounts } from '../db/served-versions';
import { recordUserOutcome } from '../db/version-outcomes';
import type { Site } from '../site';
import { isStopped } from './rollout';

/** Users that failed longer ago do not count. */
const windowMs = 24 * 60 * 60 * 1000;

/** Failures to unmount show nothing to the user. */
const countedPhases: readonly HealthReport['phase'][] = ['manifest', 'handshake', 'load', 'mount', 'run'];

const isPublished = (remotes: Registry['remotes'], remote: string, version: string) =>
  Object.hasOwn(remotes, remote) && Object.hasOwn(remotes[remote]?.versions ?? {}, version);

/** Returns whether a report is about a part of this page: others would fill the database. */
function isKnown({ remotes }: Registry, { remote, version }: HealthReport): boolean {
  if (version === '') return remote === 'shell' || Object.hasOwn(remotes, remote);
  return isPublished(remotes, remote, version);
}

/** Returns what a page runs of the published versions: others would fill the memory. */
export const getKnownRunning = ({ remotes }: Registry, { id, running }: OpenPage): OpenPage => ({
  id,
  running: running.filter(({ remote, version }) => isPublished(remotes, remote, version)),
});

const getShare = ({ users, failed }: UserCounts) => (users === 0 ? 0 : failed / users);

/** Returns whether enough users mounted the candidate, and more of them than allowed, and than of the live version, saw it fail. */
function isOverBudget(candidate: UserCounts, live: UserCounts, { stopRule }: Rollout): boolean {
  const share = getShare(candidate);
  return candidate.users >= stopRule.minMounts && share > stopRule.maxFailureRate && share > getShare(live);
}

/** Returns the stop of a rollout whose candidate is over its error budget. */
function findStop(site: Site, remote: string, { rollout, active }: RegisteredRemote): StoppedRollout | undefined {
  const { db, now } = site;
  if (!rollout || isStopped(stoppedRollouts(db), remote, rollout)) return undefined;
  const { candidate, seed } = rollout;
  const since = now() - windowMs;
  const counts = countUsers(db, { remote, seed, version: candidate }, since);
  if (!isOverBudget(counts, countUsers(db, { remote, seed, version: active ?? '' }, since), rollout)) return undefined;
  return { remote, candidate, seed, mounts: counts.users, failures: counts.failed, at: now() };
}

/** Stores reports, and returns the rollouts they stop. */
function store(site: Site, registry: Registry, reports: readonly HealthReport[], sender: Sender): StoppedRollout[] {
  const { db, now } = site;
  for (const report of reports) {
    const { remote, version, phase, outcome } = report;
    recordHealth(db, report, now());
    if (!countedPhases.includes(phase)) continue;
    const { active, rollout } = registry.remotes[remote] ?? {};
    if (version === active || version === rollout?.candidate)
      recordUserOutcome(db, { remote, version, userId: sender.userId, outcome }, now());
    const seed = rollout?.seed;
    if (seed === undefined) continue;
    forgetOtherRollouts(db, remote, seed);
    recordOutcome(db, { remote, seed, version }, sender, outcome, now());
  }
  return [...new Set(reports.map(({ remote }) => remote))].flatMap((remote) => {
    const entry = registry.remotes[remote];
    const stop = entry && findStop(site, remote, entry);
    if (stop) stopRollout(db, stop);
    return stop ?? [];
  });
}

/** Writes a stop into the store, so that it holds for every server. If that fails, it holds for this one. */
async function publishStop(site: Site, stop: StoppedRollout, log: FastifyBaseLogger): Promise<void> {
  const { remote, candidate, seed, mounts, failures, at } = stop;
  const reason = `${failures} of ${mounts} users saw ${candidate} fail.`;
  log.warn({ event: 'canary-stopped', remote, version: candidate, users: mounts, failed: failures }, reason);
  const writer = { store: site.store, trust: site.trust, now: () => new Date(site.now()), as: 'page server', reason };
  try {
    await recordStop(writer, remote, seed, { at: new Date(at).toISOString(), mounts, failures });
  } catch (error) {
    log.error({ event: 'stop-not-stored', remote, version: candidate, err: error }, 'The stop holds for this server only.');
  }
}

/**
 * Stores health reports of a browser, and stops a canary over its error budget: only versions that were sent to the session count, and each
 * user counts once.
 *
 * @returns How many reports were stored.
 */
export async function storeReports(
  site: Site,
  registry: Registry,
  reports: readonly HealthReport[],
  sender: Sender,
  log: FastifyBaseLogger,
): Promise<number> {
  const known = reports.filter((report) => isKnown(registry, report));
  const stops = site.db.atomically(() => store(site, registry, known, sender));
  for (const stop of stops) await publishStop(site, stop, log);
  return known.length;
}
