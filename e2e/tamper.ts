import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@site-admin/contracts';
import { readManifest, replaceFile } from './versions';

/** Returns the folder of a published version. */
export function publishedFolder(store: string, remote: string, version: string): string {
  const all = path.join(store, 'remotes', remote);
  const [found, ...more] = readdirSync(all).filter((name) => name.replace(/-[0-9a-f]{12}$/, '') === version);
  if (found === undefined || more.length > 0) throw new Error(`There is not one ${remote} ${version} in ${all}.`);
  return path.join(all, found);
}

const change = (file: string, edit: (text: string) => string) => replaceFile(file, Buffer.from(edit(readFileSync(file, 'utf8'))));

type File = RemoteManifest['files'][number];

/** Returns the absolute paths of a published version's files. */
export function getFiles(store: string, remote: string, version: string, which: (file: File) => boolean): string[] {
  const folder = publishedFolder(store, remote, version);
  const found = readManifest(folder)
    .files.filter(which)
    .map(({ name }) => path.join(folder, name));
  if (found.length === 0) throw new Error(`${remote} ${version} has no such file.`);
  return found;
}

/** Changes files of a published version in the store, like an attacker with write access. */
export function tamper(
  store: string,
  remote: string,
  version: string,
  which: (file: File) => boolean,
  edit: (text: string) => string,
): void {
  getFiles(store, remote, version, which).forEach((file) => change(file, edit));
}

/** Changes the manifest of a published version in the store. */
export function tamperManifest(store: string, remote: string, version: string, edit: (text: string) => string): void {
  const file = path.join(publishedFolder(store, remote, version), 'remote.manifest.json');
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** Deletes files of a published version. */
export function deleteFiles(store: string, remote: string, version: string, which: (file: File) => boolean): void {
  for (const file of getFiles(store, remote, version, which))
    ['', '.gz', '.br'].forEach((ending) => rmSync(file + ending, { force: true }));
}
