import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../tooling/workspace.js';

/** A WordPress behind nginx and php-fpm, with its data in MariaDB. */
export interface WordPressHost {
  readonly origin: string;
  /** Runs an SQL statement; returns its rows, with a tab between columns. */
  query(statement: string): string;
  stop(): Promise<void>;
}

/** Programs of the Debian packages nginx, php-fpm and mariadb-server. */
const programs = ['nginx', 'php-fpm8.2', 'mariadbd', 'mariadb-install-db'];

const find = (program: string) =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
    .map((folder) => path.join(folder, program))
    .find(existsSync);

/** Returns the programs that are not installed. */
export const findMissingPrograms = (): string[] => programs.filter((program) => find(program) === undefined);

async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

async function waitFor(what: string, isReady: () => boolean | Promise<boolean>): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) if (await isReady()) return;
  throw new Error(`${what} did not start.`);
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the lines for nginx of docs/wordpress.md. */
function readDocumentedLines(): string {
  const [, lines = ''] = /```nginx\n([^]*?)```/.exec(readFileSync(path.join(root, 'docs/wordpress.md'), 'utf8')) ?? [];
  return existsSync(brotli) ? lines : lines.replace('brotli_static on;', '');
}

const nginxConfig = (folder: string, site: string, port: number) => `
${existsSync(brotli) ? `load_module ${brotli};` : ''}
user root;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi;
  gzip on;
  gzip_comp_level 6;
  gzip_types text/css application/javascript text/javascript application/json image/svg+xml;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    ${readDocumentedLines()}
    location / { try_files $uri $uri/ /index.php$is_args$args; index index.php; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${folder}/fpm.sock;
      fastcgi_buffers 64 16k;
      fastcgi_buffer_size 64k;
    }
  }
}`;

const fpmConfig = (folder: string) => `
[global]
error_log = ${folder}/fpm.log
daemonize = no
[www]
user = root
listen = ${folder}/fpm.sock
pm = static
pm.max_children = 4
php_admin_value[memory_limit] = 256M`;

/** Of an empty database. */
export interface Connection {
  readonly origin: string;
  /** Value of DB_HOST. */
  readonly databaseHost: string;
}

/**
 * Starts the servers for a WordPress.
 *
 * @param site Its folder.
 * @param folder Sockets, logs and the database.
 * @param install Fills the database.
 */
export async function hostWordPress(
  site: string,
  folder: string,
  install: (connection: Connection) => void,
): Promise<WordPressHost> {
  const started: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) => {
    const child = spawn(find(program) ?? program, args, { cwd: root, stdio: 'ignore' });
    started.push(child);
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
  };
  mkdirSync(folder, { recursive: true });
  const port = await getFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const database = path.join(folder, 'db');
  const installDatabase = ['--user=root', '--auth-root-authentication-method=normal', '--skip-test-db', `--datadir=${database}`];
  execFileSync(find('mariadb-install-db') ?? '', installDatabase, { stdio: 'ignore' });
  const socket = path.join(folder, 'db.sock');
  start('mariadbd', '--no-defaults', '--user=root', `--datadir=${database}`, `--socket=${socket}`, '--skip-networking');
  await waitFor('MariaDB', () => existsSync(socket));
  const query = (statement: string) =>
    execFileSync('mariadb', ['--no-defaults', '-u', 'root', `--socket=${socket}`, '--batch', '--raw', '-N', '-e', statement], {
      encoding: 'utf8',
    }).trimEnd();
  query('CREATE DATABASE site CHARACTER SET utf8mb4');
  install({ origin, databaseHost: `localhost:${socket}` });
  writeFileSync(path.join(folder, 'fpm.conf'), fpmConfig(folder));
  start('php-fpm8.2', '-R', '-F', '-y', path.join(folder, 'fpm.conf'));
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, site, port));
  start('nginx', '-c', path.join(folder, 'nginx.conf'));
  await waitFor('WordPress', () =>
    fetch(`${origin}/wp-login.php`).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return {
    origin,
    query,
    async stop() {
      const ended = started.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      started.forEach((child) => child.kill('SIGTERM'));
      await Promise.all(ended);
    },
  };
}
