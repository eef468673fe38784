import type { Registry } from '@site-admin/contracts';
import type { Writer } from './document';
import { findSignatureFaults } from './published';
import { addVersion, findRemote } from './registry';
import { signManifest } from './trust/trust';

/** Returns the registry with a version signed that was published without keys, or with a key no longer trusted. */
export async function signVersion(
  { store, trust }: Writer,
  registry: Registry,
  name: string,
  version: string,
): Promise<Registry> {
  const published = findRemote(registry, name)?.versions[version];
  if (!published || !trust || (await findSignatureFaults(store, name, published, trust)).length === 0) return registry;
  const bytes = await store.getFile(published.manifestUrl);
  return bytes ? addVersion(registry, name, version, { ...published, signature: signManifest(trust, name, bytes) }) : registry;
}
