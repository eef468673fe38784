import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { toStoreError } from './system-error';

const getTemporary = (file: string) =>
  path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}.tmp`);

/** Makes a rename survive a power cut. Some systems cannot open a folder; there the rename alone must suffice. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

export interface WriteOptions {
  /** Called last; if it throws, the old file is kept. */
  readonly beforeRename?: () => Promise<void>;
  /** Readable by this user alone (0600, in folders of 0700). */
  readonly isPrivate?: boolean;
}

async function writeToDisk(file: string, bytes: Uint8Array | string, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Only the last folder is private: others of its parents may be served. */
async function makeFolder(folder: string, isPrivate: boolean): Promise<void> {
  await mkdir(isPrivate ? path.dirname(folder) : folder, { recursive: true });
  if (isPrivate) await mkdir(folder, { recursive: true, mode: 0o700 });
}

/**
 * Writes a file atomically: to a temporary file next to it, to the disk, then renamed. A reader gets the old or the new bytes, even after a
 * kill at any moment, or on a full disk.
 */
export async function writeWhole(file: string, bytes: Uint8Array | string, options: WriteOptions = {}): Promise<void> {
  const { beforeRename, isPrivate = false } = options;
  await makeFolder(path.dirname(file), isPrivate).catch((error: unknown) => {
    throw toStoreError(error, file) ?? error;
  });
  const temporary = getTemporary(file);
  try {
    await writeToDisk(temporary, bytes, isPrivate ? 0o600 : 0o666);
    await beforeRename?.();
    await rename(temporary, file);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw toStoreError(error, file) ?? error;
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
