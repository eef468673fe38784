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
  fileAge: 60_000,
};

/**
 * Keeps files of remotes, up to a size, the ones used last. Their addresses are immutable, but a damaged file may be repaired: each is read
 * again after a minute, and kept if that fails.
 */
function createFileCache(store: Pick<Store, 'getFile'>, now: () => number): Store['getFile'] {
  const files = new Map<string, { readonly bytes: Buffer; readonly at: number }>();
  let size = 0;

  function keep(address: string, entry: { readonly bytes: Buffer; readonly at: number }): Buffer {
    size += entry.bytes.length - (files.get(address)?.bytes.length ?? 0);
    // At the end: the first one is the one whose last use is longest ago.
    files.delete(address);
    files.set(address, entry);
    for (const [oldest, { bytes }] of files) {
      if (size <= limits.files) break;
      files.delete(oldest);
      size -= bytes.length;
    }
    return entry.bytes;
  }

  return async (address) => {
    const known = files.get(address);
    if (known && now() - known.at < limits.fileAge) return keep(address, known);
    const bytes = await store.getFile(address).catch((error: unknown) => {
      if (known) return known.bytes;
      throw error;
    });
    if (!bytes || !address.startsWith('remotes/')) return bytes;
    return keep(address, { bytes, at: now() });
  };
}

/**
 * Returns a store for page servers: its registry is read at most once a second. While the store is slow, the last registry and the files
 * used last are returned; while it is away, one read a second fails, for the caller to report, and the others return the last registry.
 */
export function createCachedStore(store: Store, now: () => number = Date.now): Store {
  let last: StoredText | undefined;
  let readAt = -Infinity;
  let pending: Promise<StoredText | undefined> | undefined;

  const refresh = () => {
    pending ??= store
      .readRegistry(last)
      .then((read) => {
        last = read;
        return read;
      })
      .finally(() => {
        readAt = now();
        pending = undefined;
      });
    return pending;
  };

  return {
    ...store,
    async readRegistry() {
      if (last && now() - readAt < limits.fresh) return last;
      const refreshed = refresh();
      if (!last) return refreshed;
      // Reported by the caller that still waits, if any.
      refreshed.catch(() => undefined);
      return Promise.race([refreshed, sleep(limits.wait, last, { ref: false })]);
    },
    async swapRegistry(seen, text) {
      // After a conflict the writer must read the newer one.
      readAt = -Infinity;
      await store.swapRegistry(seen, text);
      // A read that began before the write may return the registry before it.
      await pending?.catch(() => undefined);
      readAt = -Infinity;
    },
    getFile: createFileCache(store, now),
  };
}
