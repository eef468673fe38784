import { registry as registrySchema, type PublishedVersion, type Registry } from '@site-admin/contracts';
import type { Writer } from '../registry/document';
import { Refused } from '../errors';
import { parseDocument, printDocument } from '../registry/json';
import { findFaults } from './publish-checks';
import { badPublished, getReader, readManifest } from './published';
import { addVersion, findRemote } from '../registry/registry';
import type { Store } from '../stores/store';
import { findVersionFault } from '../trust/signatures';

const publishedVersion = registrySchema.entries.remotes.value.entries.versions.value;

const getAddress = (name: string, version: string) => `incoming/${name}/${version}.json`;

/** Stores a version for a promoter: its publisher has no key for the registry. */
export const putIncoming = (store: Store, name: string, version: string, published: PublishedVersion): Promise<void> =>
  store.putFile(getAddress(name, version), Buffer.from(printDocument(published)));

/**
 * Returns the registry with a version that its publisher left for a promoter; the same registry if it is published, or was never left.
 *
 * @throws {Refused} If its signature or files do not match, or it cannot be published any more.
 */
export async function accept({ store, trust }: Writer, registry: Registry, name: string, version: string): Promise<Registry> {
  const isPublished = findRemote(registry, name)?.versions[version] !== undefined;
  const bytes = isPublished || !trust ? undefined : await store.getFile(getAddress(name, version));
  if (!bytes) return registry;
  const incoming = parseDocument(publishedVersion, bytes.toString('utf8'));
  if ('problems' in incoming) throw new Refused(`${name} ${version} was not accepted.`, incoming.problems);
  const published = incoming.value;
  const unsigned = trust && findVersionFault(name, version, published, trust.publicKeys);
  const reasons = [...(unsigned === undefined ? [] : [unsigned]), ...(await badPublished(store, published))];
  const manifest = await readManifest(store, published);
  if ('value' in manifest) {
    const { declaration } = manifest.value;
    if (declaration.name !== name || declaration.version !== version)
      reasons.push(`Its manifest is that of ${declaration.name} ${declaration.version}.`);
    reasons.push(...(await findFaults(store, registry, manifest.value, getReader(store, published))));
  }
  if (reasons.length > 0) throw new Refused(`${name} ${version} was not accepted.`, [...new Set(reasons)]);
  return addVersion(registry, name, version, published);
}
