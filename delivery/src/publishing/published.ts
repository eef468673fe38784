import { createHash } from 'node:crypto';
import {
  findIncompatibilities,
  remoteManifest,
  type PublishedVersion,
  type Registry,
  type RemoteManifest,
} from '@site-admin/contracts';
import { Refused } from '../errors';
import { badFiles, sha384, type ReadFile } from './integrity';
import { parseDocument } from '../registry/json';
import type { Store } from '../stores/store';
import { findApprovalFault, findVersionFault } from '../trust/signatures';
import type { Trust } from '../trust/trust';

export const MANIFEST = 'remote.manifest.json';

/** Returns the address of a version, relative to the registry; its hash makes it immutable. */
export function getAddress(name: string, version: string, manifest: Uint8Array): string {
  return `remotes/${name}/${version}-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`;
}

/** Returns the folder of a published version. */
export const getFolder = ({ manifestUrl }: Pick<PublishedVersion, 'manifestUrl'>) =>
  manifestUrl.slice(0, manifestUrl.lastIndexOf('/'));

/** Reads the files of a published version. */
export function getReader(store: Store, published: Pick<PublishedVersion, 'manifestUrl'>): ReadFile {
  return (file) => store.getFile(`${getFolder(published)}/${file}`);
}

/** Returns the manifest of a published version if it is unchanged, else the reasons. */
export async function readManifest(
  store: Store,
  { manifestUrl, manifestIntegrity }: PublishedVersion,
): Promise<{ readonly value: RemoteManifest } | { readonly problems: string[] }> {
  if (/^[a-z]+:/i.test(manifestUrl)) return { problems: [`${manifestUrl} is outside this store.`] };
  const bytes = await store.getFile(manifestUrl);
  if (!bytes) return { problems: [`${manifestUrl} is missing.`] };
  if (sha384(bytes) !== manifestIntegrity) return { problems: [`${manifestUrl} does not match its hash in the registry.`] };
  return parseDocument(remoteManifest, bytes.toString('utf8'));
}

/** Returns one sentence per bad file of a published version, manifest first; each begins with the address. */
export async function badPublished(store: Store, published: PublishedVersion): Promise<string[]> {
  const manifest = await readManifest(store, published);
  if ('problems' in manifest) return manifest.problems;
  const found = await badFiles(manifest.value.files, getReader(store, published));
  return found.map((problem) => `${getFolder(published)}/${problem}`);
}

/**
 * Checks that a published version can go live: it is signed and approved, is compatible with the live shell, and every
 * file matches its hash.
 *
 * @throws {Refused} With each reason.
 */
export async function mayGoLive(
  { store, trust }: { readonly store: Store; readonly trust?: Trust | undefined },
  registry: Registry,
  name: string,
  version: string,
  published: PublishedVersion,
): Promise<void> {
  const reasons = await badPublished(store, published);
  const unsigned = trust && findVersionFault(name, version, published, trust.publicKeys);
  if (unsigned !== undefined) reasons.push(unsigned);
  const approval = trust && findApprovalFault(name, version, published, trust.publicKeys);
  if (approval !== undefined) reasons.push(approval);
  const manifest = await readManifest(store, published);
  if ('value' in manifest)
    reasons.push(...findIncompatibilities(manifest.value, registry.contract).map(({ reason }) => `It ${reason}.`));
  if (reasons.length > 0) throw new Refused(`${name} ${version} was not made live.`, reasons);
}
