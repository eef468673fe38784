import type { PublishedVersion, RegisteredRemote, Registry, Rollout } from '@site-admin/contracts';
import { Refused } from './errors';

/** Returns a registry without remotes, for a shell with `contract`. Its first write makes it revision 1. */
export function emptyRegistry(contract: Registry['contract']): Registry {
  return { schema: 1, revision: 0, generatedAt: new Date(0).toISOString(), contract, remotes: {} };
}

/**
 * Returns the entry of a remote.
 *
 * @throws {Refused} With the names of the published remotes.
 */
export function remoteIn(registry: Registry, name: string): RegisteredRemote {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
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
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  const before = remote ?? { active: null, previous: null, status: 'live' as const, versions: {} };
  return withRemote(registry, name, { ...before, versions: { ...before.versions, [version]: published } });
}

/** Removes the rollout: promoting a version ends it. */
const settled = ({ rollout: _ended, ...remote }: RegisteredRemote): RegisteredRemote => remote;

/** Makes a published version the live one; the previously live one becomes the target of a rollback. */
export function promote(registry: Registry, name: string, version: string): Registry {
  versionIn(registry, name, version);
  const remote = remoteIn(registry, name);
  if (remote.active === version && !remote.rollout) return registry;
  const previous = remote.active === version ? remote.previous : remote.active;
  return withRemote(registry, name, { ...settled(remote), active: version, previous });
}

/** Swaps the live and the previous version; a second rollback swaps them back. */
export function rollback(registry: Registry, name: string): Registry {
  const remote = remoteIn(registry, name);
  if (remote.previous === null) {
    throw new Refused(`${name} was not rolled back.`, [`There is no version before ${remote.active ?? 'the first'}.`]);
  }
  return withRemote(registry, name, { ...settled(remote), active: remote.previous, previous: remote.active });
}

/** Disables, deprecates or enables a remote, with the reason shown to admins. */
export function setStatus(registry: Registry, name: string, status: RegisteredRemote['status'], reason?: string): Registry {
  const { reason: before, ...remote } = remoteIn(registry, name);
  if (remote.status === status && before === reason) return registry;
  return withRemote(registry, name, { ...remote, status, ...(reason === undefined ? {} : { reason }) });
}

/** Serves another version than the live one to a share of users. */
export function setRollout(registry: Registry, name: string, rollout: Rollout): Registry {
  versionIn(registry, name, rollout.candidate);
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
