import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@site-admin/contracts';

export interface Derivation {
  /** The version the new build declares. */
  readonly version: string;
  /** Changes the text of each script, style and SVG image; called with the file's role and text. */
  readonly edit?: (file: { readonly role: string; readonly kind: string }, text: string) => string;
  /** Changes the manifest, after all other edits. */
  readonly manifest?: (manifest: RemoteManifest) => unknown;
}

const manifestName = 'remote.manifest.json';

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Writes a file of a build and removes the compressed copies of its last content: they are optional. */
export function replaceFile(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes);
  for (const ending of ['.gz', '.br']) rmSync(file + ending, { force: true });
}

/** Returns the manifest in a folder with a build; not parsed by its schema, because every test file would load all schemas for it. */
export function readManifest(folder: string): RemoteManifest {
  const manifest: RemoteManifest = JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8'));
  return manifest;
}

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
  const manifest = readManifest(to);
  const build = createHash('sha256').update(`${manifest.build} ${version}`).digest('hex').slice(0, manifest.build.length);
  // The container and every webpack global contain the build hash, so two builds can be loaded on one page.
  const replacements = new Map([[manifest.build, build]]);

  const rewrite = (file: RemoteManifest['files'][number]): RemoteManifest['files'][number] => {
    const at = path.join(to, file.name);
    if (file.kind === 'asset' && !file.name.endsWith('.svg')) return file;
    const bytes = Buffer.from(edit(file, replaceAll(readFileSync(at, 'utf8'), replacements)));
    replaceFile(at, bytes);
    const integrity = sha384(bytes);
    replacements.set(file.integrity, integrity);
    return { ...file, integrity, size: bytes.length };
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
  writeFileSync(path.join(to, manifestName), `${JSON.stringify(amend ? amend(derived) : derived, null, 2)}\n`);
}
