import { createHash } from 'node:crypto';
import type { RegisteredRemote, Registry, Rollout } from '@site-admin/contracts';
import type { StoppedRollout } from '../db/health';

/** The user a version is chosen for. */
export interface RolloutUser {
  readonly userId: number;
  readonly manages: boolean;
}

/** Returns a user's bucket under a seed, 0 to 99.99. Stable, so that a user does not change versions between pages. */
export function getBucket(seed: string, userId: number): number {
  const hash = createHash('sha256').update(`${seed}:${userId}`).digest();
  return (hash.readUInt32BE(0) % 10_000) / 100;
}

/** @param stopped The stops of this server; that of the registry holds for all. */
export const isStopped = (stopped: readonly StoppedRollout[], remote: string, rollout: Rollout): boolean =>
  rollout.stopped !== undefined || isStoppedHere(stopped, remote, rollout);

const isStoppedHere = (stopped: readonly StoppedRollout[], remote: string, { candidate, seed }: Rollout): boolean =>
  stopped.some((each) => each.remote === remote && each.candidate === candidate && each.seed === seed);

function takesPart(
  remote: string,
  { status, rollout, versions }: RegisteredRemote,
  chooser: RolloutUser,
  stopped: readonly StoppedRollout[],
) {
  if (!rollout || status === 'disabled' || isStopped(stopped, remote, rollout)) return false;
  const candidate = versions[rollout.candidate];
  if (!candidate || candidate.withdrawn) return false;
  if (rollout.cohort === 'managers' && !chooser.manages) return false;
  return getBucket(rollout.seed, chooser.userId) < rollout.percent;
}

/** Returns the candidates this user gets instead of the active versions, by remote. */
export function chosenVersions(
  registry: Registry,
  chooser: RolloutUser,
  stopped: readonly StoppedRollout[],
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [name, remote] of Object.entries(registry.remotes)) {
    if (remote.rollout && takesPart(name, remote, chooser, stopped)) chosen[name] = remote.rollout.candidate;
  }
  return chosen;
}
