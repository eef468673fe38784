import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { publicKeys, type PublicKeys } from '@site-admin/contracts';
import type * as v from 'valibot';
import { parseDocument, printDocument } from '../registry/json';
import { Refused } from '../errors';
import { getCode } from '../stores/error-code';
import { writeWhole } from '../stores/write-file';
import { createKeyFile, keyFile, toPrivateKey, type KeyFile, type PrivateKey } from './keys';

const keyEnding = '.key.json';

async function readJsonFile<S extends v.GenericSchema>(file: string, schema: S, what: string): Promise<v.InferOutput<S>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refused(`${file} cannot be read (${String(getCode(error))}).`, [`Name ${what}.`]);
  });
  const parsed = parseDocument(schema, text);
  if ('problems' in parsed) throw new Refused(`${file} is not ${what}.`, parsed.problems);
  return parsed.value;
}

/** @throws {Refused} If the file is missing or invalid. */
export const readPublicKeys = (file: string): Promise<PublicKeys> =>
  readJsonFile(file, publicKeys, 'a file of public keys (keys.json), as `remotes keys new` writes it');

/** @throws {Refused} If the file is missing or invalid. */
export const readPrivateKey = async (file: string): Promise<PrivateKey> =>
  toPrivateKey(await readJsonFile(file, keyFile, 'a file of a private key, as `remotes keys new` writes it'));

/** Reads every private key in a folder. */
export async function readPrivateKeys(folder: string): Promise<PrivateKey[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(keyEnding)).sort();
  return Promise.all(names.map((name) => readPrivateKey(path.join(folder, name))));
}

/** Creates a key pair: the private key in a file of its own, readable by this user alone; the public one is added to `keysFile`. */
export async function addKey(keysFile: string, role: KeyFile['role'], remote: string | undefined) {
  const exists = await readFile(keysFile).then(
    () => true,
    (error: unknown) => getCode(error) !== 'ENOENT',
  );
  const known: PublicKeys = exists ? await readPublicKeys(keysFile) : { schema: 1, promoteNeedsTwoKeys: false, keys: [] };
  const created = createKeyFile(role, remote);
  const { publicKey } = toPrivateKey(created);
  const name = [role, ...(remote === undefined ? [] : [remote]), publicKey.id].join('-');
  const file = path.join(path.dirname(keysFile), name + keyEnding);
  await writeWhole(file, printDocument(created), { isPrivate: true });
  await writeWhole(keysFile, printDocument({ ...known, keys: [...known.keys, publicKey] }));
  return { publicKey, file };
}
