import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostWordPress, type Connection, type WordPressHost } from './wordpress-host';

/** Creates WordPress's tables in MariaDB and copies the rows of the kit's SQLite database. */
const copyRows = `
define( 'WP_INSTALLING', true );
require $argv[1] . '/site/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
global $wpdb;
$wpdb->query( "SET SESSION sql_mode = ''" );
make_db_current_silent( 'all' );
$from = new PDO( 'sqlite:' . $argv[1] . '/db/site.sqlite' );
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
  $rows = $from->query( "SELECT * FROM $table" );
  foreach ( $rows ? $rows->fetchAll( PDO::FETCH_ASSOC ) : array() as $row ) {
    $wpdb->replace( $table, $row );
  }
}`;

/** Lets WordPress use MariaDB and another address. */
function changeConfig(data: string, { origin, databaseHost }: Connection): void {
  const file = path.join(data, 'site/wp-config.php');
  const values = { DB_NAME: 'site', DB_USER: 'root', DB_HOST: databaseHost };
  const text = Object.entries(values).reduce(
    (config, [name, value]) =>
      config.replace(new RegExp(`define\\( '${name}', '[^']*' \\);`), `define( '${name}', '${value}' );`),
    readFileSync(file, 'utf8').replace(/^define\( 'DB_ENGINE'.*$/m, ''),
  );
  writeFileSync(file, text);
  writeFileSync(path.join(data, 'settings/url'), `${origin}\n`);
  rmSync(path.join(data, 'site/wp-content/db.php'));
}

/** Starts the servers for a site that a kit created in `data`, and has stopped; `folder` is for sockets, logs and the database. */
export const hostKit = (data: string, folder: string): Promise<WordPressHost> =>
  hostWordPress(path.join(data, 'site'), folder, (connection) => {
    changeConfig(data, connection);
    execFileSync('php', ['-r', copyRows, data], { stdio: ['ignore', 'ignore', 'inherit'] });
  });
