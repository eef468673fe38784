import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { remoteManifest, type RemoteManifest } from '@site-admin/contracts';
import type { Store } from '@site-admin/delivery';
import * as v from 'valibot';
import type { ReadRegistry, RegistryFile } from '../live-remotes/registry-reader';

/** A file as it is stored: as it is, or compressed. */
export interface StoredForm {
  /** Its path or address. */
  readonly place: string;
  readonly encoding: 'br' | 'gzip' | undefined;
  /** Changes with the content; undefined if unknown, so that the content is checked each time. */
  readonly stamp: string | undefined;
  readonly read: () => Promise<Buffer>;
}

/** `unlisted`: not published, so it is not sent. `changed`: its content is not the published one. */
export type FileState = 'intact' | 'unlisted' | 'changed';

/** @param address Of the file in the store: `remotes/settings/1.4.2-0123456789ab/entry.js`. */
export type FileCheck = (address: string, form: StoredForm) => Promise<FileState>;

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const getIntegrity = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function hasIntegrity({ encoding, read }: StoredForm, integrity: string): Promise<boolean> {
  try {
    const bytes = await read();
    return getIntegrity(encoding === undefined ? bytes : await decoders[encoding](bytes)) === integrity;
  } catch {
    return false;
  }
}

/** Returns a check of a form's content against a hash, which reads it again only when it has changed. */
function createIntegrityCheck() {
  /** The stamps of intact forms. */
  const intact = new Map<string, string>();
  return async (form: StoredForm, integrity: string): Promise<boolean> => {
    const { place, stamp } = form;
    const key = `${place} ${integrity}`;
    if (stamp !== undefined && intact.get(key) === stamp) return true;
    const isIntact = await hasIntegrity(form, integrity);
    if (isIntact && stamp !== undefined) intact.set(key, stamp);
    return isIntact;
  };
}

/** Returns the integrity of each manifest of a registry, by its address. */
function listManifests({ registry }: RegistryFile): ReadonlyMap<string, string> {
  const versions = Object.values(registry?.remotes ?? {}).flatMap((remote) => Object.values(remote.versions));
  return new Map(versions.map(({ manifestUrl, manifestIntegrity }) => [manifestUrl, manifestIntegrity]));
}

/** Returns a reader of manifests that match their hash, each read once; undefined for others. */
function createManifestReader(store: Store) {
  const manifests = new Map<string, RemoteManifest>();
  return async (address: string, integrity: string): Promise<RemoteManifest | undefined> => {
    const known = manifests.get(integrity);
    if (known) return known;
    const bytes = await store.getFile(address);
    if (!bytes || getIntegrity(bytes) !== integrity) return undefined;
    const parsed = v.safeParse(remoteManifest, JSON.parse(bytes.toString('utf8')));
    if (parsed.success) manifests.set(integrity, parsed.output);
    return parsed.success ? parsed.output : undefined;
  };
}

/** Returns the check of published files: the registry has the hash of each manifest, the manifest that of each file. */
export function createFileCheck(store: Store, readRegistry: ReadRegistry): FileCheck {
  const isIntact = createIntegrityCheck();
  const readManifest = createManifestReader(store);
  let pinned = { from: undefined as RegistryFile | undefined, byAddress: new Map() as ReadonlyMap<string, string> };

  async function findPinned(manifestUrl: string): Promise<string | undefined> {
    const registry = await readRegistry();
    if (pinned.from !== registry) pinned = { from: registry, byAddress: listManifests(registry) };
    return pinned.byAddress.get(manifestUrl);
  }

  return async (address, form) => {
    const manifestUrl = path.posix.join(path.posix.dirname(address), 'remote.manifest.json');
    const integrity = await findPinned(manifestUrl);
    if (integrity === undefined) return 'unlisted';
    if (address === manifestUrl) return (await isIntact(form, integrity)) ? 'intact' : 'changed';
    const manifest = await readManifest(manifestUrl, integrity);
    if (!manifest) return 'changed';
    const listed = manifest.files.find(({ name }) => name === path.posix.basename(address));
    if (!listed) return 'unlisted';
    return (await isIntact(form, listed.integrity)) ? 'intact' : 'changed';
  };
}
