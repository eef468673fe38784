/**
 * Prints what the shell's build consists of: `npm run sizes [-- FOLDER]`. The size of a library or folder is what the brotli size of
 * the whole would lose without it, which is less than its own size.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { shellManifest } from '@site-admin/contracts';
import * as v from 'valibot';
import { root } from './root';
import { getPieces, sourceMap } from './source-map';

/** `node_modules/react-dom/…` → `react-dom`; a file of ours → its folder, two levels below its part. */
function getOwner(source: string | undefined): string {
  if (source === undefined) return 'the bundler itself';
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library !== undefined) return library;
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
  return file.startsWith('webpack/') ? 'the bundler itself' : file.split('/').slice(0, 3).join('/');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const getWeight = (text: string) => brotliCompressSync(text).length;

/** Returns owner → bytes, largest first; owners below `least` bytes of code are omitted. */
function shares(code: string, map: string, least: number): [string, number][] {
  const pieces = getPieces(code, v.parse(v.pipe(v.string(), v.parseJson(), sourceMap), map));
  const owned = pieces.map(({ text, source }) => ({ text, owner: getOwner(source) }));
  const sizes = new Map<string, number>();
  for (const { text, owner } of owned) sizes.set(owner, (sizes.get(owner) ?? 0) + text.length);
  const whole = getWeight(code);
  const without = (owner: string) => owned.flatMap((piece) => (piece.owner === owner ? [] : piece.text)).join('');
  const large = [...sizes].filter(([, size]) => size >= least);
  return large.map(([owner]): [string, number] => [owner, whole - getWeight(without(owner))]).toSorted((a, b) => b[1] - a[1]);
}

function main(folder: string): void {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const { files } = v.parse(v.pipe(v.string(), v.parseJson(), shellManifest), read('shell.manifest.json'));
  const scripts = files.filter(({ kind }) => kind === 'script');
  const sum = (roles: readonly string[]) =>
    kilobytes(scripts.reduce((total, { role, brotli }) => total + (roles.includes(role) ? brotli : 0), 0));
  console.log(`${sum(['start', 'main', 'libraries'])}  brotli, the shell with React and all it shares`);
  console.log(`${sum(['federation'])}  what loads remotes, with the first of them`);
  for (const { role, name, brotli } of scripts) console.log(`${kilobytes(brotli)}  ${role.padEnd(10)} ${name}`);
  for (const { name } of scripts.filter(({ role }) => role === 'main' || role === 'libraries')) {
    console.log(`\nOf ${name}:`);
    for (const [owner, bytes] of shares(read(name), read(`${name}.map`), 2000)) console.log(`${kilobytes(bytes)}  ${owner}`);
  }
}

main(path.resolve(process.argv[2] ?? path.join(root, 'shell/dist')));
