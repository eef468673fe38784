import { createHash } from 'node:crypto';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BrokenStore, RevisionConflict, storeRemedy } from '../errors';
import { getCode } from './error-code';
import { withLock } from './file-lock';
import { folders, type Store, type StoredText } from './store';
import { removeLeftovers, writeWhole } from './write-file';

async function unlessMissing<T>(file: string, reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(getCode(error)))) return undefined;
    throw new BrokenStore(`${file} cannot be read (${String(getCode(error))}).`, [storeRemedy], { cause: error });
  }
}

interface StampedText extends StoredText {
  /** Time, size and inode of the file, read before its content. */
  readonly stamp: string;
}

async function readStamp(file: string): Promise<string | undefined> {
  const found = await unlessMissing(file, stat(file, { bigint: true }));
  return found && `${found.mtimeNs}-${found.size}-${found.ino}`;
}

const isUnchanged = (known: StoredText | undefined, stamp: string): known is StampedText =>
  known !== undefined && 'stamp' in known && known.stamp === stamp;

/** Files of the journal name persons: no other user of the machine may read them. */
const isPrivate = (address: string) => !address.startsWith('remotes/');

/** A store in a folder of this machine: `registry.json`, `remotes/<name>/<version>-<hash>/…` and `journal/`. */
export function folderStore(folder: string): Store {
  const registry = path.join(folder, 'registry.json');

  const getFile = (address: string) => {
    const file = path.resolve(folder, address);
    const isInside = folders.some((name) => file.startsWith(path.join(folder, name) + path.sep));
    if (!isInside) throw new BrokenStore(`${address} is outside the folders of ${folder}.`);
    return file;
  };

  async function read(known?: StoredText): Promise<StampedText | undefined> {
    const stamp = await readStamp(registry);
    if (stamp === undefined) return undefined;
    if (isUnchanged(known, stamp)) return known;
    const bytes = await unlessMissing(registry, readFile(registry));
    return bytes && { text: bytes.toString('utf8'), tag: createHash('sha256').update(bytes).digest('hex'), stamp };
  }

  return {
    place: registry,
    readRegistry: read,
    async swapRegistry(seen, text) {
      await withLock(path.join(folder, 'registry.lock'), async (check) => {
        if ((await read())?.tag !== seen) throw new RevisionConflict(`${registry} was changed by another process meanwhile.`);
        await removeLeftovers(registry);
        await writeWhole(registry, text, { beforeRename: check });
      });
    },
    putFile: async (address, bytes) => writeWhole(getFile(address), bytes, { isPrivate: isPrivate(address) }),
    async getFile(address) {
      const file = getFile(address);
      return unlessMissing(file, readFile(file));
    },
    removeFolder: async (address) => rm(getFile(address), { recursive: true, force: true }),
  };
}
