import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { remoteManifest, type RemoteManifest } from '@site-admin/contracts';

export interface Derivation {
  /** The version the new build declares. */
  readonly version: string;
  /** Changes the text of each script and style; called with the file's role and text. */
  readonly edit?: (file: { readonly role: string; readonly kind: string }, text: string) => string;
  /** Changes the manifest, after all other edits. */
  readonly manifest?: (manifest: RemoteManifest) => unknown;
}

const createIntegrity = (algorithm: 'sha256' | 'sha384') => (bytes: Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Files of a manifest. */
const sha384 = createIntegrity('sha384');

/** Chunks listed in the loader of an entry. */
const sha256 = createIntegrity('sha256');

/** Returns `text` with each key of `replacements` replaced by its value. */
function replaceAll(text: string, replacements: ReadonlyMap<string, string>): string {
  return [...replacements].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

/**
 * Makes a second build of a remote from a finished one, in a second instead of a webpack run: another version, build hash and container,
 * with the changes of `edit`, and every hash updated.
 *
 * @param from A remote's `dist` folder.
 * @param to The folder to write; removed first.
 */
export function deriveBuild(
  from: string,
  to: string,
  { version, edit = (_file, text) => text, manifest: amend }: Derivation,
): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const manifestFile = path.join(to, 'remote.manifest.json');
  const manifest = v.parse(remoteManifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const build = createHash('sha256').update(`${manifest.build} ${version}`).digest('hex').slice(0, manifest.build.length);
  // The container and every webpack global contain the build hash, so two builds can be loaded on one page.
  const replacements = new Map([[manifest.build, build]]);

  const rewrite = (file: RemoteManifest['files'][number]): RemoteManifest['files'][number] => {
    const at = path.join(to, file.name);
    if (file.kind === 'asset') return file;
    const original = readFileSync(at);
    const bytes = Buffer.from(edit(file, replaceAll(original.toString(), replacements)));
    writeFileSync(at, bytes);
    writeFileSync(`${at}.gz`, gzipSync(bytes));
    writeFileSync(`${at}.br`, brotliCompressSync(bytes));
    replacements.set(sha256(original), sha256(bytes));
    return { ...file, integrity: sha384(bytes), size: bytes.length };
  };
  // The entry contains the chunks' hashes, so it comes last.
  const chunks = manifest.files.filter(({ role }) => role !== 'entry').map(rewrite);
  const entry = manifest.files.filter(({ role }) => role === 'entry').map(rewrite);
  const derived: RemoteManifest = {
    ...manifest,
    build,
    container: manifest.container.replace(manifest.build, build),
    declaration: { ...manifest.declaration, version },
    files: [...entry, ...chunks],
  };
  writeFileSync(manifestFile, `${JSON.stringify(amend ? amend(derived) : derived, null, 2)}\n`);
}
