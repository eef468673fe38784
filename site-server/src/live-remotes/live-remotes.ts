import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedVersion, RegisteredRemote } from '@site-admin/contracts';
import { stoppedRollouts } from '../db/health';
import type { Site } from '../site';
import { registryReader } from './registry-file';
import { chosenVersions, type RolloutUser } from './rollout';

/** The live remotes as the page receives them; the same as `site-admin/v1/registry`. */
export interface LiveRemotes {
  readonly registry: unknown;
  /** Text of the manifest of each version this user may load right away, by `manifestUrl`. */
  readonly manifests: Record<string, string>;
  readonly chosen: Record<string, string>;
}

/** Returns the file of a manifest address; undefined if it is outside the store or on another host. */
function getFile(store: string, manifestUrl: string): string | undefined {
  if (/^[a-z]+:|^\/|\\/i.test(manifestUrl)) return undefined;
  const file = path.resolve(store, decodeURIComponent(manifestUrl));
  return file.startsWith(path.resolve(store) + path.sep) ? file : undefined;
}

const isPinned = (text: string, integrity: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}` === integrity;

/** Returns a reader of the live remotes for one user. Manifests are immutable, so each is read from disk once. */
export function liveRemotesReader(site: Site): (chooser: RolloutUser) => Promise<LiveRemotes> {
  const readRegistry = registryReader(site.store);
  const texts = new Map<string, string>();

  async function getText({ manifestUrl, manifestIntegrity }: PublishedVersion): Promise<string | undefined> {
    const file = getFile(site.store, manifestUrl);
    const known = texts.get(manifestUrl);
    if (known !== undefined || file === undefined) return known;
    // A missing one is not printed: the shell then fetches it, fails, and reports it for that remote alone.
    const text = await readFile(file, 'utf8').catch(() => undefined);
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
   * one of them is broken.
   */
  async function addVersions(
    manifests: Record<string, string>,
    remote: RegisteredRemote,
    chosen: string | undefined,
  ): Promise<void> {
    const { active, previous, versions } = remote;
    const wanted = [active, chosen].filter((id) => typeof id === 'string');
    const whole = await Promise.all(wanted.map((id) => add(manifests, versions[id])));
    if (whole.includes(false) && previous !== null) await add(manifests, versions[previous]);
  }

  return async (chooser) => {
    const { raw, registry } = await readRegistry();
    if (!registry) return { registry: raw, manifests: {}, chosen: {} };
    const chosen = chosenVersions(registry, chooser, stoppedRollouts(site.db));
    const manifests: Record<string, string> = {};
    for (const [name, remote] of Object.entries(registry.remotes)) await addVersions(manifests, remote, chosen[name]);
    return { registry: raw, manifests, chosen };
  };
}
