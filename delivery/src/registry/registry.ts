import type { PublishedVersion, RegisteredRemote, Registry, Rollout, Signature } from '@site-admin/contracts';
import { Refused } from '../errors';

/** Returns a registry without remotes, for a shell with `contract`. Its first write makes it revision 1. */
export function emptyRegistry(contract: Registry['contract']): Registry {
  return { schema: 1, revision: 0, generatedAt: new Date(0).toISOString(), contract, remotes: {} };
}

/** Returns the entry of a remote, if it is published. */
export const findRemote = ({ remotes }: Registry, name: string): RegisteredRemote | undefined =>
  Object.hasOwn(remotes, name) ? remotes[name] : undefined;

/** Returns a sentence with the remedy if the signed registry has expired. */
export function describeExpiry({ expires }: Registry, now: Date): string | undefined {
  if (expires === undefined || Date.parse(expires) > now.getTime()) return undefined;
  return `The registry has expired at ${expires}. Renew it: npm run remotes -- renew`;
}

/**
 * Returns the entry of a remote.
 *
 * @throws {Refused} With the names of the published remotes.
 */
export function remoteIn(registry: Registry, name: string): RegisteredRemote {
  const remote = findRemote(registry, name);
  if (remote) return remote;
  const known = Object.keys(registry.remotes).join(', ') || 'none yet';
  throw new Refused(`No remote is called ${name}.`, [`Published are: ${known}.`]);
}

/**
 * Returns a published version.
 *
 * @throws {Refused} With the published versions.
 */
export function versionIn(registry: Registry, name: string, version: string): PublishedVersion {
  const { versions } = remoteIn(registry, name);
  const published = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (published) return published;
  throw new Refused(`${name} ${version} is not published.`, [`Published are: ${Object.keys(versions).join(', ') || 'none'}.`]);
}

const withRemote = (registry: Registry, name: string, remote: RegisteredRemote): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: remote },
});

/** Adds a version; the live one is kept. */
export function addVersion(registry: Registry, name: string, version: string, published: PublishedVersion): Registry {
  const remote = findRemote(registry, name);
  const before = remote ?? { active: null, previous: null, status: 'live' as const, versions: {} };
  return withRemote(registry, name, { ...before, versions: { ...before.versions, [version]: published } });
}

/** Removes the rollout: promoting a version ends it. */
const settled = ({ rollout: _ended, ...remote }: RegisteredRemote): RegisteredRemote => remote;

/** @throws {Refused} If the version is withdrawn. */
function requireUsable(name: string, version: string, { withdrawn }: PublishedVersion): void {
  if (!withdrawn) return;
  throw new Refused(`${name} ${version} is withdrawn: ${withdrawn.reason}`, [
    'Publish a version with the fix, and promote that.',
  ]);
}

/** Makes a published version the live one; the previously live one becomes the target of a rollback. */
export function promote(registry: Registry, name: string, version: string): Registry {
  requireUsable(name, version, versionIn(registry, name, version));
  const remote = remoteIn(registry, name);
  if (remote.active === version && !remote.rollout) return registry;
  const previous = remote.active === version ? remote.previous : remote.active;
  return withRemote(registry, name, { ...settled(remote), active: version, previous });
}

/** Swaps the live and the previous version; a second rollback swaps them back. */
export function rollback(registry: Registry, name: string): Registry {
  const remote = remoteIn(registry, name);
  if (remote.previous !== null) return promote(registry, name, remote.previous);
  throw new Refused(`${name} was not rolled back.`, [
    `There is no version before ${remote.active ?? 'the first'}. Name one: npm run remotes -- rollback ${name} --to VERSION`,
  ]);
}

/** Withdraws a version for good. If it is live, the previous version is live again, or none if there is none. */
export function withdraw(registry: Registry, name: string, version: string, reason: string, at: string): Registry {
  const published = versionIn(registry, name, version);
  if (published.withdrawn) return registry;
  const remote = remoteIn(registry, name);
  const { rollout, active, previous } = remote;
  const versions = { ...remote.versions, [version]: { ...published, withdrawn: { reason, at } } };
  const kept = active === version ? { active: previous, previous: null } : { previous: previous === version ? null : previous };
  const rest = rollout?.candidate === version ? settled(remote) : remote;
  return withRemote(registry, name, { ...rest, versions, ...kept });
}

/** Records that a version was approved. */
export function addApproval(registry: Registry, name: string, version: string, approval: Signature): Registry {
  const published = versionIn(registry, name, version);
  const approvals = published.approvals ?? [];
  if (approvals.some(({ key }) => key === approval.key)) return registry;
  return addVersion(registry, name, version, { ...published, approvals: [...approvals, approval] });
}

/** Removes a remote that is disabled. */
export function removeRemote(registry: Registry, name: string): Registry {
  if (remoteIn(registry, name).status !== 'disabled') {
    throw new Refused(`${name} was not removed.`, [`Disable it first: npm run remotes -- disable ${name} --reason TEXT`]);
  }
  const { [name]: _removed, ...remotes } = registry.remotes;
  return { ...registry, remotes };
}

/** Returns the versions of a remote to remove: all but the live, previous and candidate ones and the newest `keep`. */
export function findPrunable({ active, previous, rollout, versions }: RegisteredRemote, keep: number): string[] {
  const newestFirst = Object.entries(versions).sort(([, one], [, other]) => (one.publishedAt < other.publishedAt ? 1 : -1));
  const used = [active, previous, rollout?.candidate];
  return newestFirst.slice(keep).flatMap(([id]) => (used.includes(id) ? [] : [id]));
}

/** Removes versions of a remote. */
export function removeVersions(registry: Registry, name: string, ids: readonly string[]): Registry {
  if (ids.length === 0) return registry;
  const remote = remoteIn(registry, name);
  const versions = Object.fromEntries(Object.entries(remote.versions).filter(([id]) => !ids.includes(id)));
  return withRemote(registry, name, { ...remote, versions });
}

/** Records that the stop rule applied to a rollout. Does nothing if the rollout has ended, or is another one. */
export function stopRollout(registry: Registry, name: string, seed: string, stopped: NonNullable<Rollout['stopped']>): Registry {
  const remote = findRemote(registry, name);
  if (!remote?.rollout || remote.rollout.seed !== seed || remote.rollout.stopped) return registry;
  return withRemote(registry, name, { ...remote, rollout: { ...remote.rollout, stopped } });
}

/** Disables, deprecates or enables a remote, with the reason shown to admins. */
export function setStatus(registry: Registry, name: string, status: RegisteredRemote['status'], reason?: string): Registry {
  const { reason: before, ...remote } = remoteIn(registry, name);
  if (remote.status === status && before === reason) return registry;
  return withRemote(registry, name, { ...remote, status, ...(reason === undefined ? {} : { reason }) });
}

/** Serves another version than the live one to a share of users. */
export function setRollout(registry: Registry, name: string, rollout: Rollout): Registry {
  requireUsable(name, rollout.candidate, versionIn(registry, name, rollout.candidate));
  const remote = remoteIn(registry, name);
  if (remote.active === null) throw new Refused('No canary without a live version.', [`Promote a version of ${name} first.`]);
  if (remote.active === rollout.candidate) {
    throw new Refused('The canary was not set.', [`${name} ${rollout.candidate} is live for everyone already.`]);
  }
  return withRemote(registry, name, { ...remote, rollout });
}

/** Freezes the registry, or ends the freeze. */
export function setFrozen(registry: Registry, reason: string | undefined): Registry {
  const { frozen, ...open } = registry;
  if (frozen === reason) return registry;
  return reason === undefined ? open : { ...open, frozen: reason };
}
