import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RealSite } from './real-site';

/** A site whose code and store can be changed for a while. */
export interface ChangeableSite extends RealSite {
  /** Returns the path of a file of the store. */
  inStore(name: string): string;
  /** Returns the HTML of a page, the Jetpack page by default. */
  read(user?: string, address?: string): Promise<string>;
  /** Runs PHP in each request before plugins are loaded, during `work`. */
  withCode<T>(code: string, work: () => Promise<T>): Promise<T>;
  /** Changes the store during `work`. */
  withStore<T>(change: () => void, work: () => Promise<T>): Promise<T>;
}

export function createChangeableSite(site: RealSite): ChangeableSite {
  const store = path.join(site.folder, 'wp-content/uploads/site-admin');
  const code = path.join(site.folder, 'wp-content/mu-plugins/test-code.php');
  const read = async (user = 'admin', address = '/wp-admin/admin.php?page=jetpack') => (await site.fetch(address, user)).text();
  return {
    ...site,
    inStore: (name) => path.join(store, name),
    read,
    async withCode(text, work) {
      writeFileSync(code, `<?php ${text}`);
      return work().finally(() => rmSync(code));
    },
    async withStore(change, work) {
      // The first page copies the store.
      await read();
      cpSync(store, `${store}-copy`, { recursive: true });
      change();
      return work().finally(() => {
        rmSync(store, { recursive: true });
        cpSync(`${store}-copy`, store, { recursive: true });
        rmSync(`${store}-copy`, { recursive: true });
      });
    },
  };
}
