import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { remoteManifest, type RemoteDeclaration, type RemoteManifest } from '@site-admin/contracts';
import * as v from 'valibot';

type File = RemoteManifest['files'][number];

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** `team-aa`, `team-ab` …: names of remotes have letters only. */
export const getName = (at: number) => `team-${String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))}`;

/**
 * Returns the declaration of a copy of a remote, with its own name and paths. Without extensions and events, which have owners: a hundred remotes of one site are
 * measured, not a hundred on one screen.
 */
export function renamed(declaration: RemoteDeclaration, name: string): RemoteDeclaration {
  const title = `${declaration.title} ${name.slice(-2).toUpperCase()}`;
  return {
    ...declaration,
    name,
    title,
    owner: name,
    extensions: [],
    emits: [],
    pages: declaration.pages.map((page) => ({
      ...page,
      path: `/${name}${page.path}`,
      ...(page.routes && { routes: page.routes.map((route) => ({ ...route, path: `/${name}${route.path}` })) }),
    })),
    navigation: declaration.navigation.map((entry) => ({ ...entry, label: title, to: `/${name}${entry.to}` })),
  };
}

/** Rewrites a file with each key of `changes` replaced, and returns its manifest entry. */
function rewrite(folder: string, file: File, changes: ReadonlyMap<string, string>): File {
  if (file.kind === 'asset') return file;
  const at = path.join(folder, file.name);
  const text = [...changes].reduce((changed, [from, to]) => changed.replaceAll(from, to), readFileSync(at, 'utf8'));
  const bytes = Buffer.from(text);
  const packed = { gz: gzipSync(bytes), br: brotliCompressSync(bytes) };
  writeFileSync(at, bytes);
  // Small files have no compressed copy.
  const packable = readdirSync(folder).includes(`${file.name}.br`);
  if (packable) for (const [ending, content] of Object.entries(packed)) writeFileSync(`${at}.${ending}`, content);
  return { ...file, integrity: sha384(bytes), size: bytes.length, gzip: packed.gz.length, brotli: packed.br.length };
}

/**
 * Creates a copy of a built remote, with its own name, paths, build hash, container and file hashes.
 *
 * @param from A remote's `dist` folder.
 * @param to The folder to write.
 */
export function deriveRemote(from: string, to: string, name: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const at = path.join(to, 'remote.manifest.json');
  const manifest = v.parse(remoteManifest, JSON.parse(readFileSync(at, 'utf8')));
  const build = createHash('sha256').update(`${manifest.build} ${name}`).digest('hex').slice(0, manifest.build.length);
  // Container and chunk globals carry the build hash.
  const changes = new Map([[manifest.build, build]]);
  const parts = (isEntry: boolean) => manifest.files.filter(({ role }) => (role === 'entry') === isEntry);
  const chunks = parts(false).map((file) => {
    const written = rewrite(to, file, changes);
    changes.set(file.integrity, written.integrity);
    return written;
  });
  // The entry pins the chunks, so it comes last.
  const entry = parts(true).map((file) => rewrite(to, file, changes));
  const derived: RemoteManifest = {
    ...manifest,
    build,
    container: manifest.container.replace(manifest.build, build),
    declaration: renamed(manifest.declaration, name),
    files: [...entry, ...chunks],
  };
  writeFileSync(at, `${JSON.stringify(derived, null, 1)}\n`);
}
