import * as v from 'valibot';
import { BrokenStore, storeRemedy } from '../errors';

const systemError = v.looseObject({ code: v.string(), syscall: v.string(), path: v.optional(v.string()) });

const freeSpace = 'Free some space, then run the command again.';
const meanings: Readonly<Record<string, readonly [cause: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', freeSpace],
  EDQUOT: ['the disk quota is used up', freeSpace],
  EROFS: ['the disk is read-only', 'Make it writable, or choose another store with --store.'],
};

/**
 * Returns a failure of the system as an error with its remedy; undefined for any other error.
 *
 * @param file The file to name instead of the one in the error.
 */
export function toStoreError(error: unknown, file?: string): BrokenStore | undefined {
  const parsed = v.safeParse(systemError, error);
  if (!parsed.success) return undefined;
  const { code, path = 'The store' } = parsed.output;
  const [cause, remedy] = meanings[code] ?? [code, storeRemedy];
  return new BrokenStore(`${file ?? path} cannot be written (${cause}).`, [remedy], { cause: error });
}
