import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFetch, type Login, type RealSite } from './real-site';
import { hostWordPress, type Connection } from './wordpress-host';

/** Folder of a Jetpack plugin in a WordPress installation, of which copies are used. */
const jetpackFolder = process.env['JETPACK_DIR'];

const findCore = (jetpack: string) => path.resolve(jetpack, '../../..');

/** Returns why there can be no tests with JETPACK_DIR; undefined if there can. */
export function getJetpackFolderError(): string | undefined {
  if (jetpackFolder === undefined) return 'JETPACK_DIR names no Jetpack';
  const files = [path.join(jetpackFolder, 'jetpack.php'), path.join(findCore(jetpackFolder), 'wp-settings.php')];
  const missing = files.find((file) => !existsSync(file));
  return missing === undefined ? undefined : `JETPACK_DIR is no Jetpack in a WordPress installation: ${missing} is missing`;
}

const password = 'password';

/** In Offline Mode: no provider is needed. */
const getConfig = ({ origin, databaseHost }: Connection) => `<?php
define( 'DB_NAME', 'site' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '${databaseHost}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'JETPACK_DEV_DEBUG', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', true );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';`;

const installSite = `
function wp_mail() { return true; }
define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Site', 'admin', 'admin@example.org', true, '', '${password}' );
wp_insert_user( array( 'user_login' => 'editor', 'user_pass' => '${password}', 'role' => 'editor' ) );
update_option( 'permalink_structure', '/%postname%/' );`;

const activatePlugins = `
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user( 1 );
foreach ( array( 'jetpack/jetpack.php', 'site-admin/site-admin.php' ) as $plugin ) {
  $error = activate_plugin( $plugin );
  is_wp_error( $error ) && die( $error->get_error_message() );
}`;

const logIn = `
require $argv[1] . '/wp-load.php';
$user = get_user_by( 'login', $argv[2] );
$until = time() + DAY_IN_SECONDS;
$session = WP_Session_Tokens::get_instance( $user->ID )->create( $until );
$cookies = array();
foreach ( array( AUTH_COOKIE => 'auth', LOGGED_IN_COOKIE => 'logged_in' ) as $name => $scheme ) {
  $_COOKIE[ $name ] = wp_generate_auth_cookie( $user->ID, $until, $scheme, $session );
  $cookies[] = array( 'name' => $name, 'value' => rawurlencode( $_COOKIE[ $name ] ) );
}
wp_set_current_user( $user->ID );
echo json_encode( array( 'cookies' => $cookies, 'nonce' => wp_create_nonce( 'wp_rest' ) ) );`;

/** Copies WordPress without its content, and the two plugins. */
function copyFiles(site: string, jetpack: string, plugin: string): void {
  const core = findCore(jetpack);
  const left = ['wp-content', 'wp-config.php'].map((name) => path.join(core, name));
  cpSync(core, site, { recursive: true, dereference: true, filter: (file) => !left.includes(file) });
  for (const [from, name] of [
    [jetpack, 'jetpack'],
    [plugin, 'site-admin'],
  ] as const)
    cpSync(from, path.join(site, 'wp-content/plugins', name), { recursive: true, dereference: true });
  mkdirSync(path.join(site, 'wp-content/mu-plugins'));
}

/** Starts a copy of the WordPress around JETPACK_DIR in Offline Mode, with its Jetpack and a plugin. @param folder for all it needs */
export async function startWithJetpackFolder(plugin: string, folder: string): Promise<RealSite & { query(sql: string): string }> {
  const site = path.join(folder, 'site');
  const run = (code: string, ...args: string[]) => execFileSync('php', ['-r', code, site, ...args], { encoding: 'utf8' });
  copyFiles(site, jetpackFolder ?? '', plugin);
  const host = await hostWordPress(site, path.join(folder, 'host'), (connection) => {
    writeFileSync(path.join(site, 'wp-config.php'), getConfig(connection));
    run(installSite);
    run(activatePlugins);
  });
  const log = path.join(site, 'wp-content/debug.log');
  const login = (user: string): Login => {
    const found: Omit<Login, 'cookie'> = JSON.parse(run(logIn, user));
    return { ...found, cookie: found.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  };
  return {
    url: host.origin,
    folder: site,
    query: host.query,
    setState: () => Promise.reject(new Error('A site in Offline Mode has no other state.')),
    login,
    fetch: createFetch(host.origin, login),
    readErrors: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    stop: host.stop,
  };
}
