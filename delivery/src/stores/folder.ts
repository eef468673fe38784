import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BrokenStore, RevisionConflict, storeRemedy } from '../errors';
import { getCode } from './error-code';
import { withLock } from './file-lock';
import type { Store, StoredText } from './store';
import { removeLeftovers, writeWhole } from './write-file';

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(getCode(error)))) return undefined;
    throw new BrokenStore(`${file} cannot be read (${String(getCode(error))}).`, [storeRemedy], { cause: error });
  }
}

const getTag = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A store in a folder of this machine: `registry.json` and `remotes/<name>/<version>-<hash>/…`, as site-server serves it. */
export function folderStore(folder: string): Store {
  const registry = path.join(folder, 'registry.json');
  const remotes = path.join(folder, 'remotes');

  const getFile = (address: string) => {
    const file = path.resolve(folder, address);
    if (!file.startsWith(remotes + path.sep)) throw new BrokenStore(`${address} is outside ${remotes}.`);
    return file;
  };

  async function read(): Promise<StoredText | undefined> {
    const bytes = await readIfThere(registry);
    return bytes && { text: bytes.toString('utf8'), tag: getTag(bytes) };
  }

  return {
    place: registry,
    readRegistry: read,
    async swapRegistry(seen, text) {
      await withLock(path.join(folder, 'registry.lock'), async (check) => {
        if ((await read())?.tag !== seen) throw new RevisionConflict(`${registry} was changed by another process meanwhile.`);
        await removeLeftovers(registry);
        await writeWhole(registry, text, check);
      });
    },
    putFile: (address, bytes) => writeWhole(getFile(address), bytes),
    getFile: (address) => readIfThere(getFile(address)),
  };
}
