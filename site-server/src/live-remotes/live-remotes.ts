import { createHash } from 'node:crypto';
import type { PublishedVersion, RegisteredRemote, Registry } from '@site-admin/contracts';
import type { Store } from '@site-admin/delivery';
import * as v from 'valibot';
import { stoppedRollouts } from '../db/health';
import { recordServed, type Sender } from '../db/served-versions';
import type { Site } from '../site';
import { createLiveCache } from './live-cache';
import type { ReadRegistry } from './registry-reader';
import { chosenVersions, type RolloutUser } from './rollout';

/** The live remotes as the page receives them; the same as `site-admin/v1/registry`. */
export interface LiveRemotes {
  readonly registry: unknown;
  /** Text of the manifest of each version this user may load right away, by `manifestUrl`; of further remotes its declaration only. */
  readonly manifests: Record<string, string>;
  readonly chosen: Readonly<Record<string, string>>;
}

/** A registry as stored, and as parsed. */
interface ReadableRegistry {
  readonly raw: unknown;
  readonly registry: Registry;
}

/**
 * Remotes whose manifests are in the page as a whole. A manifest is 300 to 900 bytes compressed, most of it hashes, and users open few of
 * many remotes: a hundred manifests would delay the first card by 140 ms on a slow line.
 */
const wholeManifests = 8;

/** Returns the manifest's text with its declaration only; unchanged if it is not JSON, so that the page can report it. */
function toDeclarationText(text: string): string {
  try {
    const { declaration } = v.parse(v.object({ declaration: v.unknown() }), JSON.parse(text));
    return JSON.stringify({ declaration });
  } catch {
    return text;
  }
}

/** Returns the bytes of a manifest; undefined if it is missing, outside the store or on another host. */
async function readManifest(store: Store, manifestUrl: string): Promise<string | undefined> {
  if (/^[a-z]+:|^\/|\\/i.test(manifestUrl)) return undefined;
  const bytes = await store.getFile(decodeURIComponent(manifestUrl)).catch(() => undefined);
  return bytes?.toString('utf8');
}

const isPinned = (text: string, integrity: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}` === integrity;

export type ReadLiveRemotes = (user: RolloutUser & Sender) => Promise<LiveRemotes>;

/**
 * Returns a reader of the live remotes for one user. Manifests are immutable, so each is read from the store once; users with the same
 * choice of versions get the same object, until the registry changes.
 */
export function liveRemotesReader(site: Site, readRegistry: ReadRegistry): ReadLiveRemotes {
  const texts = new Map<string, string>();
  const readComposed = createLiveCache<LiveRemotes>();
  const declarations = new Map<string, { readonly text: string; readonly declaration: string }>();

  async function getText({ manifestUrl, manifestIntegrity }: PublishedVersion): Promise<string | undefined> {
    const known = texts.get(manifestUrl);
    if (known !== undefined) return known;
    // A missing one is not printed: the shell then fetches it, fails, and reports it for that remote alone.
    const text = await readManifest(site.store, manifestUrl);
    // One with a wrong hash is passed on, so that the page can report it, but not cached, as it may be repaired at any time.
    if (text !== undefined && isPinned(text, manifestIntegrity)) texts.set(manifestUrl, text);
    return text;
  }

  function getDeclarationText(manifestUrl: string, text: string): string {
    const known = declarations.get(manifestUrl);
    if (known?.text === text) return known.declaration;
    const declaration = toDeclarationText(text);
    declarations.set(manifestUrl, { text, declaration });
    return declaration;
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

  /** Composes what is live for users with these candidates. */
  async function compose({ raw, registry }: ReadableRegistry, chosen: Readonly<Record<string, string>>) {
    const manifests: Record<string, string> = {};
    let isWhole = true;
    for (const [at, [name, remote]] of Object.entries(registry.remotes).entries()) {
      const added: Record<string, string> = {};
      if (!(await addVersions(added, remote, chosen[name]))) isWhole = false;
      for (const [url, text] of Object.entries(added))
        manifests[url] = at < wholeManifests ? text : getDeclarationText(url, text);
    }
    return { live: { registry: raw, manifests, chosen }, isWhole };
  }

  return async (user) => {
    const { raw, registry } = await readRegistry();
    if (!registry) return { registry: raw, manifests: {}, chosen: {} };
    const chosen = chosenVersions(registry, user, stoppedRollouts(site.db));
    recordVersions(registry, chosen, user);
    return readComposed(registry, JSON.stringify(chosen), () => compose({ raw, registry }, chosen));
  };
}
