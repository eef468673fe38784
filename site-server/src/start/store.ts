import path from 'node:path';
import { createCachedStore, openStore, readPrivateKey, readPublicKeys, type Trust } from '@site-admin/delivery';
import type { Site } from '../site';

export interface StoreArguments {
  /** A folder, or `s3://bucket/prefix`. */
  readonly store: string;
  readonly endpoint?: string | undefined;
  /** Files of the public keys, and of the key that signs stops of canaries. */
  readonly keys?: string | undefined;
  readonly key?: string | undefined;
}

async function readTrust({ keys, key }: StoreArguments): Promise<Trust | undefined> {
  if (keys === undefined) return undefined;
  return { publicKeys: await readPublicKeys(keys), privateKeys: key === undefined ? [] : [await readPrivateKey(key)] };
}

/** Opens the store of the command line. */
export async function openSiteStore(given: StoreArguments): Promise<Pick<Site, 'store' | 'storeFolder' | 'trust'>> {
  const folder = process.cwd();
  const trust = await readTrust(given);
  const store = openStore(given.store, { folder, endpoint: given.endpoint, env: process.env });
  const opened = given.store.startsWith('s3:')
    ? { store: createCachedStore(store) }
    : { store, storeFolder: path.resolve(folder, given.store) };
  return { ...opened, ...(trust && { trust }) };
}
