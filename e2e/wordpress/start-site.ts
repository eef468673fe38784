import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import * as v from 'valibot';
import { root } from '../../tooling/workspace.js';
import { startRealSite, type RealSite } from '../../wordpress/tests/real-site/real-site';
import { startWithJetpackFolder } from '../../wordpress/tests/real-site/jetpack-folder';
import { hostKit } from '../../wordpress/tests/real-site/kit-on-servers';
import { prepared } from '../prepared';

export interface StartedSite extends RealSite {
  /** Returns an option as it is stored. */
  readOption(name: string): string;
}

/** Polls each second, and lets `?user_locale=` choose the language of a page. */
const settingsCode = `<?php
define( 'SITE_ADMIN_POLL_SECONDS', 1 );
add_filter( 'get_user_metadata', function ( $value, $id, $key ) {
  return 'locale' === $key && isset( $_GET['user_locale'] ) ? $_GET['user_locale'] : $value;
}, 10, 3 );`;

/** Assembles the plugin with the builds of the run. */
function assemble(folder: string): string {
  const { builds, store } = prepared();
  const plugin = path.join(folder, 'site-admin');
  cpSync(path.join(root, 'wordpress/site-admin'), plugin, { recursive: true });
  cpSync(path.join(builds, 'shell'), path.join(plugin, 'shell'), { recursive: true });
  for (const name of ['registry.json', 'remotes'])
    cpSync(path.join(store, name), path.join(plugin, 'store', name), { recursive: true });
  return plugin;
}

const addSettings = (site: RealSite) =>
  writeFileSync(path.join(site.folder, 'wp-content/mu-plugins/site-admin-test.php'), settingsCode);

/** Starts a connected site with PHP's built-in server and SQLite. @param folder for the plugin */
export async function startWithKit(folder: string): Promise<StartedSite> {
  const site = await startRealSite(assemble(folder), { state: 'connected' });
  addSettings(site);
  return {
    ...site,
    readOption(name) {
      const db = new Database(path.join(site.folder, '../db/site.sqlite'), { readonly: true });
      const row: unknown = db.prepare('SELECT option_value FROM wp_options WHERE option_name = ?').get(name);
      db.close();
      return v.parse(v.object({ option_value: v.string() }), row).option_value;
    },
  };
}

const selectOption = (name: string) => `SELECT option_value FROM site.wp_options WHERE option_name = '${name}'`;

/** Starts a connected site with nginx, php-fpm and MariaDB; its state cannot be changed. @param folder for all it needs */
export async function startOnServers(folder: string): Promise<StartedSite> {
  const site = await startRealSite(assemble(folder), { state: 'connected', folder: path.join(folder, 'kit') });
  addSettings(site);
  await site.stop();
  const host = await hostKit(path.join(folder, 'kit'), path.join(folder, 'host'));
  return {
    ...site,
    url: host.origin,
    readOption: (name) => host.query(selectOption(name)),
    stop: host.stop,
  };
}

/** Starts a site in Offline Mode with the Jetpack of JETPACK_DIR. @param folder for all it needs */
export async function startWithJetpack(folder: string): Promise<StartedSite> {
  const site = await startWithJetpackFolder(assemble(folder), path.join(folder, 'wordpress'));
  addSettings(site);
  return { ...site, readOption: (name) => site.query(selectOption(name)) };
}
