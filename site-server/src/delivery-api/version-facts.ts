import type { PublishedVersion } from '@site-admin/contracts';
import { readManifest, type Store } from '@site-admin/delivery';

/** Members of a version's manifest. */
export interface VersionFacts {
  readonly title: string;
  /** Bytes of all scripts and styles. */
  readonly brotli: number;
}

export type ReadVersionFacts = (version: PublishedVersion) => Promise<VersionFacts | undefined>;

/** Returns a reader of manifests; undefined for one that is missing or changed. They are immutable, so each is read once. */
export function createVersionFacts(store: Store): ReadVersionFacts {
  const known = new Map<string, VersionFacts>();

  return async (version) => {
    const key = version.manifestUrl + version.manifestIntegrity;
    const before = known.get(key);
    if (before) return before;
    const manifest = await readManifest(store, version).catch(() => undefined);
    if (!manifest || !('value' in manifest)) return undefined;
    const { declaration, files } = manifest.value;
    const code = files.filter(({ kind }) => kind !== 'asset');
    const facts = { title: declaration.title, brotli: code.reduce((sum, { brotli }) => sum + brotli, 0) };
    known.set(key, facts);
    return facts;
  };
}
