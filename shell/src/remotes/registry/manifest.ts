import {
  describeIssues,
  findIncompatibilities,
  remoteDeclaration,
  remoteManifest,
  type PageVersion,
  type PageRegistry,
  type RemoteManifest,
} from '@site-admin/contracts';
import * as v from 'valibot';
import type { SignedManifest } from '../loading/federation/verify-signature';
import { RemoteError } from '../loading/remote-error';

/** A manifest whose hash was verified, and the folder of its files. */
export interface CheckedManifest {
  readonly manifest: RemoteManifest;
  /** Absolute, ends with a slash. */
  readonly folder: string;
  /** Identifies the code: the hash of the manifest. */
  readonly id: string;
  /** Undefined for a manifest on this machine. */
  readonly signed?: SignedManifest;
}

export interface ManifestSource {
  /** Absolute URL of the folder `manifestUrl` is relative to. */
  readonly base: string;
  /** Texts of manifests in the page's data or the registry's response, by `manifestUrl`. */
  readonly inline: ReadonlyMap<string, string>;
  readonly fetch: typeof fetch;
  /** Undefined if the page is not a secure context. */
  readonly subtle: SubtleCrypto | undefined;
}

/** Returns `sha384-…`, the format of the `integrity` attribute. */
async function computeIntegrity(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<string> {
  const hash = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

async function fetchManifest(url: string, source: ManifestSource, init: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
  const response = await source.fetch(url, { credentials: 'omit', ...init }).catch((cause: unknown) => {
    throw new RemoteError('manifest', 'Its manifest could not be fetched, or is not the one that was published.', { cause });
  });
  if (!response.ok) throw new RemoteError('manifest', `Its manifest could not be fetched (status ${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

function parse(bytes: Uint8Array, name: string): RemoteManifest {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new RemoteError('manifest', 'Its manifest is not JSON.', { cause });
  }
  const parsed = v.safeParse(remoteManifest, json);
  if (!parsed.success) {
    const [text] = describeIssues(parsed.issues);
    throw new RemoteError('manifest', `Its manifest is malformed: ${text}.`);
  }
  if (parsed.output.declaration.name !== name) {
    throw new RemoteError('manifest', `Its manifest is that of another remote, ${parsed.output.declaration.name}.`);
  }
  return parsed.output;
}

/** Returns the inline manifest if its hash matches; undefined without `subtle`, as the hash cannot be verified. */
async function inlineBytes({ manifestUrl, manifestIntegrity }: PageVersion, { inline, subtle }: ManifestSource) {
  const text = inline.get(manifestUrl);
  if (text === undefined || !subtle) return undefined;
  const bytes = new TextEncoder().encode(text);
  return (await computeIntegrity(bytes, subtle)) === manifestIntegrity ? bytes : undefined;
}

/**
 * Returns the manifest of a published version: the inline one, or where its hash does not match, the store's. The hash is verified
 * before the bytes are parsed.
 *
 * @throws {RemoteError} of phase `manifest`.
 */
export async function loadPublishedManifest(
  name: string,
  published: PageVersion,
  source: ManifestSource,
): Promise<CheckedManifest> {
  const url = new URL(published.manifestUrl, source.base).href;
  const folder = new URL('.', url).href;
  const check = (bytes: Uint8Array<ArrayBuffer>): CheckedManifest => {
    const manifest = parse(bytes, name);
    const { manifestIntegrity: integrity, signature } = published;
    return { manifest, folder, id: integrity, signed: { name, version: manifest.declaration.version, integrity, signature } };
  };
  const inlined = await inlineBytes(published, source);
  if (inlined) return check(inlined);
  // Without `subtle` the browser verifies the hash, by the integrity of the fetch.
  const bytes = await fetchManifest(url, source, { integrity: published.manifestIntegrity });
  if (source.subtle && (await computeIntegrity(bytes, source.subtle)) !== published.manifestIntegrity) {
    throw new RemoteError('manifest', 'Its manifest is not the one that was published: the hash differs.');
  }
  return check(bytes);
}

/** Returns the manifest at a URL of this machine. It is not published, so only the hashes of its files are verified. */
export async function loadLocalManifest(name: string, address: string, source: ManifestSource): Promise<CheckedManifest> {
  const folder = new URL(address.endsWith('/') ? address : `${address}/`).href;
  const bytes = await fetchManifest(new URL('remote.manifest.json', folder).href, source, { cache: 'no-store' });
  const manifest = parse(bytes, name);
  return { manifest, folder, id: folder + manifest.build };
}

/** @throws {RemoteError} of phase `handshake`, with all incompatibilities of the remote with this page. */
export function requireCompatible(manifest: RemoteManifest, contract: PageRegistry['contract']): void {
  const found = findIncompatibilities(manifest, contract);
  if (found.length > 0)
    throw new RemoteError('handshake', `It does not fit this page: ${found.map(({ reason }) => reason).join('; ')}.`);
}

const withDeclaration = v.object({ declaration: remoteDeclaration });

/**
 * Returns the declaration of an inline manifest, for menus and routes; undefined when it is invalid. The rest is parsed, and its hash
 * checked, before its code runs.
 */
export function parseDeclaration(name: string, text: string): RemoteManifest['declaration'] | undefined {
  try {
    const { declaration } = v.parse(withDeclaration, JSON.parse(text));
    return declaration.name === name ? declaration : undefined;
  } catch {
    return undefined;
  }
}
