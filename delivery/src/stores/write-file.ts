import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, unlink } from 'node:fs/promises';
import path from 'node:path';

const getTemporary = (file: string) =>
  path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}.tmp`);

/** Makes a rename survive a power cut. Not every system lets a folder be opened; there the rename itself must do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Writes a file whole or not at all: into a temporary one beside it, to the disk, then renamed over it. A reader finds the old
 * or the new bytes, even after a kill at any moment.
 *
 * @param beforeRename Asked last; a throw leaves the old file in place.
 */
export async function writeWhole(file: string, bytes: Uint8Array | string, beforeRename?: () => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = getTemporary(file);
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await beforeRename?.();
    await rename(temporary, file);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Removes what killed writers left beside `file`. Only for a caller that is the sole writer. */
export async function removeLeftovers(file: string): Promise<void> {
  const start = `.${path.basename(file)}.`;
  const names = await readdir(path.dirname(file)).catch(() => []);
  const left = names.filter((name) => name.startsWith(start) && name.endsWith('.tmp'));
  await Promise.all(left.map((name) => unlink(path.join(path.dirname(file), name)).catch(() => undefined)));
}
