import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, unlink } from 'node:fs/promises';
import path from 'node:path';

const getTemporary = (file: string) =>
  path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}.tmp`);

/** Makes a rename survive a power cut. Some systems cannot open a folder; there the rename alone must suffice. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Writes a file atomically: to a temporary file next to it, to the disk, then renamed. A reader gets the old or the new bytes, even after a
 * kill at any moment.
 *
 * @param beforeRename Called last; if it throws, the old file is kept.
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

/** Removes temporary files of killed writers next to `file`. Only for a caller that is the sole writer. */
export async function removeLeftovers(file: string): Promise<void> {
  const start = `.${path.basename(file)}.`;
  const names = await readdir(path.dirname(file)).catch(() => []);
  const left = names.filter((name) => name.startsWith(start) && name.endsWith('.tmp'));
  await Promise.all(left.map((name) => unlink(path.join(path.dirname(file), name)).catch(() => undefined)));
}
