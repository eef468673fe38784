import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { shellManifest, type ShellManifest } from '@site-admin/contracts';
import * as v from 'valibot';

/** The built shell: its manifest and the code printed inline. */
export interface ShellFiles {
  readonly manifest: ShellManifest;
  readonly start: string;
}

/** The built shell, or the reason it cannot be read, for the developer running the server. */
export type ShellReading = ShellFiles | { readonly problem: string };

async function read(folder: string): Promise<ShellReading> {
  const manifest = v.parse(shellManifest, JSON.parse(await readFile(path.join(folder, 'shell.manifest.json'), 'utf8')));
  const start = manifest.files.find(({ role }) => role === 'start');
  return { manifest, start: start ? await readFile(path.join(folder, start.name), 'utf8') : '' };
}

/** Returns a reader of the built shell that reads again after a rebuild. */
export function shellReader(folder: string): () => Promise<ShellReading> {
  const file = path.join(folder, 'shell.manifest.json');
  let last: { stamp: string; files: ShellReading } | undefined;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      const stamp = `${mtimeMs}-${size}`;
      if (last?.stamp !== stamp) last = { stamp, files: await read(folder) };
      return last.files;
    } catch (error) {
      const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      return { problem: missing ? `There is no ${file}.` : `${file} cannot be used: ${String(error)}` };
    }
  };
}
