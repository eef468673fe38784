import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../db/open';
import { findUserByLogin } from '../db/users';
import { scenarios } from '../scenarios/create';

export const usage = `Usage: node --import tsx site-server/src/main.ts [options]
  --port N            port on 127.0.0.1 (8080; 0 for any free one)
  --data FOLDER       folder of the database and, by default, of the remotes (.data)
  --store PLACE       folder with registry.json and remotes/, or s3://bucket/prefix (DATA/delivery)
  --endpoint URL      address of an object store other than that of AWS
  --keys FILE         the public keys of the registry, as "remotes keys new" writes them; without it nothing is signed
  --key FILE          the private key of ops or a promoter that signs the stop of a canary
  --accept-older      accept a registry that is older than the one served before
  --remotes-base URL  base of the remotes' files on a host without cookies (the site's own origin)
  --languages FOLDER  language packs of Jetpack, as in wp-content/languages/plugins (DATA/languages)
  --shell FOLDER      the built shell (shell/dist)
  --scenario NAME     kind of a new site: ${[...scenarios.keys()].join(', ')} (connected)
  --password P        password of all users of a new site (generated and printed)
  --webhooks FILE     receivers of events about what is live, with their secrets: docs/ops.md
  --operators LOGINS  administrators who decide which versions of the remotes are live: admin,admin2 (all administrators)
  --environment E     development or production (production)
  --secure            browsers reach the site by TLS, through a proxy on this machine: the cookie is for TLS only
  --provider-port N   port of the provider (the one after --port, or any free one)
  --provider URL      a provider that runs elsewhere, instead of the built-in one
  --write-delay MS    milliseconds each write takes, with parallel ones losing updates as with the real plugin
                      (0, or the scenario's)
  --poll-seconds N    seconds between two polls of the registry by an open page (30)
  --gallery FOLDER    a built gallery of a remote, served at /gallery; development only`;

const root = path.resolve(__dirname, '../../..');

const options = {
  port: { type: 'string', default: process.env.PORT ?? '8080' },
  data: { type: 'string', default: path.join(root, '.data') },
  store: { type: 'string' },
  languages: { type: 'string' },
  endpoint: { type: 'string' },
  keys: { type: 'string' },
  key: { type: 'string' },
  'accept-older': { type: 'boolean', default: false },
  'remotes-base': { type: 'string' },
  shell: { type: 'string', default: path.join(root, 'shell/dist') },
  scenario: { type: 'string' },
  password: { type: 'string' },
  operators: { type: 'string' },
  webhooks: { type: 'string' },
  environment: { type: 'string', default: 'production' },
  secure: { type: 'boolean', default: false },
  provider: { type: 'string', default: '' },
  'provider-port': { type: 'string' },
  'write-delay': { type: 'string' },
  'poll-seconds': { type: 'string', default: '30' },
  gallery: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Invalid arguments: reported without a stack. */
export class UsageError extends Error {}

export function readArguments() {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    // Further sentences of Node are about shell syntax.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\. |\.?\n/);
    throw new UsageError(`${sentence}.\n${usage}`);
  }
}

export function getPort(text: string, option = '--port'): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`${option} ${text} is not a port: choose a number from 0 to 65535.`);
  return port;
}

/** Returns the base with a trailing slash, so that relative addresses resolve inside it. */
export function getRemotesBase(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new UsageError(`--remotes-base ${text}: choose an address such as https://remotes.example.org/site-admin/.`);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

export function getPollSeconds(text: string): number {
  const seconds = Number(text);
  if (!/^\d+$/.test(text) || seconds < 1 || seconds > 60)
    throw new UsageError(
      `--poll-seconds ${text}: choose a whole number from 1 to 60, so that pages apply a change within a minute.`,
    );
  return seconds;
}

export function getWriteDelay(text: string): number {
  const ms = Number(text);
  if (!/^\d+$/.test(text) || ms > 60_000) throw new UsageError(`--write-delay ${text}: choose a whole number from 0 to 60000.`);
  return ms;
}

/** Returns the logins of a comma-separated list. @throws {UsageError} If one is not an administrator of the site. */
export function getOperators(db: Database, text: string): string[] {
  const logins = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const unknown = logins.find((login) => findUserByLogin(db, login)?.role !== 'administrator');
  if (logins.length === 0 || unknown !== undefined)
    throw new UsageError(
      `--operators ${text}: name administrators of this site${unknown === undefined ? '' : `; ${unknown} is none`}.`,
    );
  return logins;
}

export function getEnvironment(text: string): 'development' | 'production' {
  if (text === 'development' || text === 'production') return text;
  throw new UsageError(`--environment ${text} is neither development nor production.`);
}

export function getGallery(folder: string | undefined, environment: 'development' | 'production'): string | undefined {
  if (folder !== undefined && environment === 'production')
    throw new UsageError('--gallery is for development: add --environment development.');
  return folder === undefined ? undefined : path.resolve(folder);
}
