import path from 'node:path';
import { UsageError } from '../errors';

export interface KeyPlace {
  /** The file of public keys, as an absolute path; private ones are written next to it. */
  readonly keysFile: string;
  /** The option `--keys`. */
  readonly named: string | undefined;
  /** The folder of the store; undefined for an object store. */
  readonly storeFolder: string | undefined;
  /** Whether the store is the one without `--store`, which no web server serves. */
  readonly isDefaultStore: boolean;
}

/**
 * Returns the file that a new key is added to. The folder of a store, and often the one around it, is served by a web server.
 *
 * @throws {UsageError} If no file is named and the store is not the default one, or if the named one is in a folder that is served.
 */
export function requirePrivatePlace({ keysFile, named, storeFolder, isDefaultStore }: KeyPlace): string {
  if (named === undefined && storeFolder !== undefined && !isDefaultStore)
    throw new UsageError('keys: with --store, name a file in a folder that no web server serves: --keys FILE.');
  const isInStore = storeFolder !== undefined && !path.relative(storeFolder, keysFile).startsWith('..');
  if (isInStore || keysFile.split(path.sep).includes('wp-content'))
    throw new UsageError(`keys: ${keysFile} is in a folder that a web server serves; name another with --keys FILE.`);
  return keysFile;
}
