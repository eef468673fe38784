import { createHash } from 'node:crypto';
import type { PublishedVersion, RegisteredRemote, Registry } from '@site-admin/contracts';
import type { Store } from '@site-admin/delivery';
import { stoppedRollouts } from '../db/health';
import { recordServed, type Sender } from '../db/served-versions';
import type { Site } from '../site';
import { createDeclarationCache } from './declarations';
import { createLiveCache } from './live-cache';
import { selectRequested, toPageRegistry, type RequestedVersions } from './page-registry';
import type { ReadRegistry, RegistryFile } from './registry-reader';
import { chosenVersions, type RolloutUser } from './rollout';

/** The live remotes as the page receives them; the same as `site-admin/v1/registry`. */
export interface LiveRemotes {
  readonly registry: unknown;
  /** Text of the manifest of each version this user may load right away, by `manifestUrl`; of further remotes its declaration only. */
  readonly manifests: Record<string, string>;
  readonly chosen: Readonly<Record<string, string>>;
}

/** A registry without its invalid entries, and these. */
interface ReadableRegistry {
  readonly registry: Registry;
  readonly invalid: RegistryFile['invalid'];
}

/** What differs between users. */
interface Choice {
  readonly chosen: Readonly<Record<string, string>>;
  readonly requested: RequestedVersions;
  readonly operates: boolean;
}

/**
 * Remotes whose manifests are in the page as a whole. A manifest is 300 to 900 bytes compressed, most of it hashes, and users open few of
 * many remotes: a hundred manifests would delay the first card by 140 ms on a slow line.
 */
const wholeManifests = 8;

/** Returns the bytes of a manifest; undefined if it is missing, outside the store or on another host. */
async function readManifest(store: Store, manifestUrl: string): Promise<string | undefined> {
  if (/^[a-z]+:|^\/|\\/i.test(manifestUrl)) return undefined;
  const bytes = await store.getFile(decodeURIComponent(manifestUrl)).catch(() => undefined);
  return bytes?.toString('utf8');
}

const isPinned = (text: string, integrity: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}` === integrity;

/** The user of a page. */
export interface PageUser extends RolloutUser, Sender {
  /** Whether the user has the right `operate`. */
  readonly operates: boolean;
}

export type ReadLiveRemotes = (user: PageUser, requested?: RequestedVersions) => Promise<LiveRemotes>;

/**
 * Returns a reader of the live remotes for one user. Manifests are immutable, so each is read from the store once; users with the same
 * choice of versions get the same object, until the registry changes.
 */
export function liveRemotesReader(site: Site, readRegistry: ReadRegistry): ReadLiveRemotes {
  const texts = new Map<string, string>();
  const readComposed = createLiveCache<LiveRemotes>();
  const getDeclared = createDeclarationCache();

  async function getText({ manifestUrl, manifestIntegrity }: PublishedVersion): Promise<string | undefined> {
    const known = texts.get(manifestUrl);
    if (known !== undefined) return known;
    // A missing one is not printed: the shell then fetches it, fails, and reports it for that remote alone.
    const text = await readManifest(site.store, manifestUrl);
    // One with a wrong hash is passed on, so that the page can report it, but not cached, as it may be repaired at any time.
    if (text !== undefined && isPinned(text, manifestIntegrity)) texts.set(manifestUrl, text);
    return text;
  }

  /** Adds the manifest of a version. Returns false if it is missing or differs from the published one. */
  async function add(manifests: Record<string, string>, version: PublishedVersion | undefined): Promise<boolean> {
    if (!version) return false;
    const text = await getText(version);
    if (text !== undefined) manifests[version.manifestUrl] = text;
    return texts.has(version.manifestUrl);
  }

  /**
   * Adds the active and the chosen version, of disabled remotes too, whose menu entries and routes are kept; adds the previous version if
   * one of them is broken. Resolves with whether none is.
   */
  async function addVersions(
    manifests: Record<string, string>,
    remote: RegisteredRemote,
    chosen: string | undefined,
  ): Promise<boolean> {
    const { active, previous, versions } = remote;
    const wanted = [active, chosen].filter((id) => typeof id === 'string');
    const whole = await Promise.all(wanted.map((id) => add(manifests, versions[id])));
    const isWhole = !whole.includes(false);
    if (!isWhole && previous !== null) await add(manifests, versions[previous]);
    return isWhole;
  }

  /** Records the versions of remotes with a rollout, whose reports count. */
  function recordVersions({ remotes }: Registry, chosen: Readonly<Record<string, string>>, user: Sender): void {
    for (const [remote, { rollout, active }] of Object.entries(remotes)) {
      const version = chosen[remote] ?? active;
      if (rollout && version !== null) recordServed(site.db, { remote, seed: rollout.seed, version }, user);
    }
  }

  /** Composes what is live for users with this choice. */
  async function compose({ registry, invalid }: ReadableRegistry, { chosen, requested, operates }: Choice) {
    const manifests: Record<string, string> = {};
    const remotes: Record<string, RegisteredRemote> = {};
    let isWhole = true;
    for (const [name, remote] of Object.entries(registry.remotes)) {
      const added: Record<string, string> = {};
      if (!(await addVersions(added, remote, chosen[name]))) isWhole = false;
      const declared = Object.entries(added).map(([url, text]) => ({ url, text, ...getDeclared(url, text) }));
      if (!operates && declared.length > 0 && declared.every(({ isForOperators }) => isForOperators)) continue;
      const sendsWhole = Object.keys(remotes).length < wholeManifests;
      for (const { url, text, declaration } of declared) manifests[url] = sendsWhole ? text : declaration;
      remotes[name] = remote;
    }
    const cut = toPageRegistry({ registry: { ...registry, remotes }, invalid }, { chosen, requested });
    return { live: { registry: cut, manifests, chosen }, isWhole };
  }

  return async (user, given = {}) => {
    const { raw, registry, invalid } = await readRegistry();
    if (!registry) return { registry: raw, manifests: {}, chosen: {} };
    const chosen = chosenVersions(registry, user, stoppedRollouts(site.db));
    recordVersions(registry, chosen, user);
    const choice = { chosen, requested: selectRequested(registry, given), operates: user.operates };
    return readComposed(registry, JSON.stringify(choice), () => compose({ registry, invalid }, choice));
  };
}
