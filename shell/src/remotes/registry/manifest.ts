import {
  findIncompatibilities,
  remoteManifest,
  type PublishedVersion,
  type Registry,
  type RemoteManifest,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { RemoteProblem } from '../loading/remote-error';

/** A manifest whose bytes were checked, and the folder its files lie in. */
export interface CheckedManifest {
  readonly manifest: RemoteManifest;
  /** Absolute, ends with a slash. */
  readonly folder: string;
}

export interface ManifestSource {
  /** Absolute address of the folder `manifestUrl` is relative to. */
  readonly base: string;
  /** Text by `manifestUrl`, as the host page or the registry's answer carried it. */
  readonly inline: ReadonlyMap<string, string>;
  readonly fetch: typeof fetch;
  /** Absent where the page is not a secure context (plain http to another machine). */
  readonly subtle: SubtleCrypto | undefined;
}

/** `sha384-…`, as the `integrity` attribute takes it. */
export async function integrityOf(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<string> {
  const hash = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

async function fetchManifest(url: string, source: ManifestSource, init: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
  const response = await source.fetch(url, { credentials: 'omit', ...init }).catch((cause: unknown) => {
    throw new RemoteProblem('manifest', 'Its manifest could not be fetched, or is not the one that was published.', { cause });
  });
  if (!response.ok) throw new RemoteProblem('manifest', `Its manifest could not be fetched (status ${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

function parse(bytes: Uint8Array, name: string): RemoteManifest {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new RemoteProblem('manifest', 'Its manifest is not JSON.', { cause });
  }
  const parsed = v.safeParse(remoteManifest, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new RemoteProblem('manifest', `Its manifest is malformed: ${v.getDotPath(issue) ?? 'document'}: ${issue.message}`);
  }
  if (parsed.output.declaration.name !== name) {
    throw new RemoteProblem('manifest', `Its manifest is that of another remote, ${parsed.output.declaration.name}.`);
  }
  return parsed.output;
}

/** What the page carried, if it is what was published; only `subtle` can tell. */
async function carriedBytes({ manifestUrl, manifestIntegrity }: PublishedVersion, { inline, subtle }: ManifestSource) {
  const text = inline.get(manifestUrl);
  if (text === undefined || !subtle) return undefined;
  const bytes = new TextEncoder().encode(text);
  return (await integrityOf(bytes, subtle)) === manifestIntegrity ? bytes : undefined;
}

/**
 * The manifest of a published version. Its bytes are checked against the registry before they are read as JSON; those the
 * page carried, and where they are not the published ones, those of the store.
 *
 * @throws {RemoteProblem} of phase `manifest`.
 */
export async function publishedManifest(
  name: string,
  published: PublishedVersion,
  source: ManifestSource,
): Promise<CheckedManifest> {
  const url = new URL(published.manifestUrl, source.base).href;
  const folder = new URL('.', url).href;
  const carried = await carriedBytes(published, source);
  if (carried) return { manifest: parse(carried, name), folder };
  // Without `subtle`, the browser checks it: by the integrity of the fetch.
  const bytes = await fetchManifest(url, source, { integrity: published.manifestIntegrity });
  if (source.subtle && (await integrityOf(bytes, source.subtle)) !== published.manifestIntegrity) {
    throw new RemoteProblem('manifest', 'Its manifest is not the one that was published: the hash differs.');
  }
  return { manifest: parse(bytes, name), folder };
}

/** The manifest at an address on this machine. Nobody published a hash of it, so only its files are pinned. */
export async function localManifest(name: string, address: string, source: ManifestSource): Promise<CheckedManifest> {
  const folder = new URL(address.endsWith('/') ? address : `${address}/`).href;
  const bytes = await fetchManifest(new URL('remote.manifest.json', folder).href, source, { cache: 'no-store' });
  return { manifest: parse(bytes, name), folder };
}

/**
 * Refuses a remote that does not fit this page before any tag of it exists.
 *
 * @throws {RemoteProblem} of phase `handshake`, naming every reason.
 */
export function requireFit(manifest: RemoteManifest, contract: Registry['contract']): void {
  const found = findIncompatibilities(manifest, contract);
  if (found.length > 0)
    throw new RemoteProblem('handshake', `It does not fit this page: ${found.map(({ reason }) => reason).join('; ')}.`);
}

/** What an inline manifest declares, for menus and routes; undefined when it is not to be read. Its code waits for the hash. */
export function declarationOf(name: string, text: string | undefined): RemoteManifest['declaration'] | undefined {
  if (text === undefined) return undefined;
  try {
    return parse(new TextEncoder().encode(text), name).declaration;
  } catch {
    return undefined;
  }
}
