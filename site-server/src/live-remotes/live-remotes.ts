import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@site-admin/contracts';
import { stoppedRollouts } from '../db/health';
import type { Site } from '../site';
import { registryReader } from './registry-file';
import { chosenVersions, type Chooser } from './rollout';

/** What the page is told of the live remotes; the same at `site-admin/v1/registry`. */
export interface LiveRemotes {
  readonly registry: unknown;
  /** Text of the manifest of each version this user may need at once, by `manifestUrl`. */
  readonly manifests: Record<string, string>;
  readonly chosen: Record<string, string>;
}

/** The file a manifest address stands for, or undefined when it lies outside the store or elsewhere. */
function fileOf(store: string, manifestUrl: string): string | undefined {
  if (/^[a-z]+:|^\/|\\/i.test(manifestUrl)) return undefined;
  const file = path.resolve(store, decodeURIComponent(manifestUrl));
  return file.startsWith(path.resolve(store) + path.sep) ? file : undefined;
}

/** Addresses of the manifests of active and chosen versions: of disabled remotes too, whose menu entries and routes stay. */
function neededManifests(registry: Registry, chosen: Readonly<Record<string, string>>): string[] {
  return Object.entries(registry.remotes)
    .flatMap(([name, { active, versions }]) => [active, chosen[name]].map((id) => (id ? versions[id]?.manifestUrl : undefined)))
    .filter((url) => url !== undefined);
}

/** Reads what is live, for one user. Manifests are immutable, so each is read from disk once. */
export function liveRemotesReader(site: Site): (chooser: Chooser) => Promise<LiveRemotes> {
  const readRegistry = registryReader(site.store);
  const texts = new Map<string, string>();

  async function textOf(manifestUrl: string): Promise<string | undefined> {
    const file = fileOf(site.store, manifestUrl);
    const known = texts.get(manifestUrl);
    if (known !== undefined || file === undefined) return known;
    // A missing one is not printed: the shell then fetches it, fails, and says so for that remote alone.
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) texts.set(manifestUrl, text);
    return text;
  }

  return async (chooser) => {
    const { raw, registry } = await readRegistry();
    if (!registry) return { registry: raw, manifests: {}, chosen: {} };
    const chosen = chosenVersions(registry, chooser, stoppedRollouts(site.db));
    const manifests: Record<string, string> = {};
    for (const url of neededManifests(registry, chosen)) {
      const text = await textOf(url);
      if (text !== undefined) manifests[url] = text;
    }
    return { registry: raw, manifests, chosen };
  };
}
