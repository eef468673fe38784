import { setTimeout as sleep } from 'node:timers/promises';
import type { Store, StoredText } from './store';

/** How a page server reads a remote store, in milliseconds and bytes. */
const limits = {
  /** The registry is read at most this often. */
  fresh: 1000,
  /** A slower read does not delay a page: it gets the registry known so far. */
  wait: 1500,
  /** Of published files, the ones used last. */
  files: 64_000_000,
};

/** Keeps files that never change, up to a size, the ones used last. */
function createFileCache(store: Pick<Store, 'getFile'>): Store['getFile'] {
  const files = new Map<string, Buffer>();
  let size = 0;
  return async (address) => {
    const known = files.get(address);
    if (known) files.delete(address);
    const bytes = known ?? (await store.getFile(address));
    if (!bytes || !address.startsWith('remotes/')) return bytes;
    if (!known) size += bytes.length;
    files.set(address, bytes);
    for (const [oldest, { length }] of files) {
      if (size <= limits.files) break;
      files.delete(oldest);
      size -= length;
    }
    return bytes;
  };
}

/**
 * Returns a store for page servers: its registry is read at most once a second, and while the store is away or slow, the last registry
 * and the files used last are returned.
 *
 * @param onError Called with each failed read of the registry once one is known; before, the error is thrown.
 */
export function createCachedStore(store: Store, onError: (error: unknown) => void, now: () => number = Date.now): Store {
  let last: StoredText | undefined;
  let readAt = -Infinity;
  let pending: Promise<StoredText | undefined> | undefined;

  const refresh = () => {
    pending ??= store
      .readRegistry(last)
      .then((read) => {
        readAt = now();
        last = read;
        return read;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };

  async function readRegistry(): Promise<StoredText | undefined> {
    if (now() - readAt < limits.fresh) return last;
    const known = last;
    if (!known) return refresh();
    const refreshed = refresh().catch((error: unknown) => {
      // The next attempt waits as long as after a successful read.
      readAt = now();
      onError(error);
      return known;
    });
    return Promise.race([refreshed, sleep(limits.wait, known, { ref: false })]);
  }

  return { ...store, readRegistry, getFile: createFileCache(store) };
}
