import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from './app';
import { openDatabase } from './db/open';
import { createSite, getScenario, scenarios } from './scenarios/create';
import { startupMessage } from './start/startup-message';
import { startProvider } from './start/provider';
import { stopOnSignals } from './start/stop';
import { saveTraits, toTraits } from './traits/traits';

const usage = `Usage: node --import tsx site-server/src/main.ts [options]
  --port N            port on 127.0.0.1 (8080; 0 for any free one)
  --data FOLDER       folder of the database and, by default, of the remotes (.data)
  --store FOLDER      folder with registry.json and remotes/ (DATA/delivery)
  --remotes-base URL  base of the remotes' files on a host without cookies (the site's own origin)
  --shell FOLDER      the built shell (shell/dist)
  --scenario NAME     kind of a new site: ${[...scenarios.keys()].join(', ')} (connected)
  --password P        password of all users of a new site (generated and printed)
  --environment E     development or production (production)
  --provider-port N   port of the provider (the one after --port, or any free one)
  --provider URL      a provider that runs elsewhere, instead of the built-in one
  --write-delay MS    milliseconds each write takes, with parallel ones losing updates as with the real plugin
                      (0, or the scenario's)
  --poll-seconds N    seconds between two polls of the registry by an open page (30)
  --gallery FOLDER    a built gallery of a remote, served at /gallery; development only`;

const root = path.resolve(__dirname, '../..');

const options = {
  port: { type: 'string', default: process.env.PORT ?? '8080' },
  data: { type: 'string', default: path.join(root, '.data') },
  store: { type: 'string' },
  'remotes-base': { type: 'string' },
  shell: { type: 'string', default: path.join(root, 'shell/dist') },
  scenario: { type: 'string' },
  password: { type: 'string' },
  environment: { type: 'string', default: 'production' },
  provider: { type: 'string', default: '' },
  'provider-port': { type: 'string' },
  'write-delay': { type: 'string' },
  'poll-seconds': { type: 'string', default: '30' },
  gallery: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Invalid arguments: reported without a stack. */
class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    // Further sentences of Node are about shell syntax.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\. |\.?\n/);
    throw new UsageError(`${sentence}.\n${usage}`);
  }
}

function getPort(text: string, option = '--port'): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`${option} ${text} is not a port: choose a number from 0 to 65535.`);
  return port;
}

/** Returns the base with a trailing slash, so that relative addresses resolve inside it. */
function getRemotesBase(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new UsageError(`--remotes-base ${text}: choose an address such as https://remotes.example.org/site-admin/.`);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

function getPollSeconds(text: string): number {
  const seconds = Number(text);
  if (!/^\d+$/.test(text) || seconds < 1 || seconds > 60)
    throw new UsageError(
      `--poll-seconds ${text}: choose a whole number from 1 to 60, so that pages apply a change within a minute.`,
    );
  return seconds;
}

function getWriteDelay(text: string): number {
  const ms = Number(text);
  if (!/^\d+$/.test(text) || ms > 60_000) throw new UsageError(`--write-delay ${text}: choose a whole number from 0 to 60000.`);
  return ms;
}

function getEnvironment(text: string): 'development' | 'production' {
  if (text === 'development' || text === 'production') return text;
  throw new UsageError(`--environment ${text} is neither development nor production.`);
}

function getGallery(folder: string | undefined, environment: 'development' | 'production'): string | undefined {
  if (folder !== undefined && environment === 'production')
    throw new UsageError('--gallery is for development: add --environment development.');
  return folder === undefined ? undefined : path.resolve(folder);
}

/** Opens the site in a data folder; creates one if it is empty. Returns a generated password, to be printed once. */
function openSite(data: string, wanted: string | undefined, password: string | undefined) {
  const scenario = scenarios.get(wanted ?? 'connected');
  if (!scenario) throw new UsageError(`There is no scenario ${wanted}: choose one of ${[...scenarios.keys()].join(', ')}.`);
  const db = openDatabase(path.join(data, 'site.sqlite'));
  // In one transaction: another process may be creating the site.
  const { present, made } = db.atomically(() => {
    const found = getScenario(db);
    if (found !== undefined) return { present: found };
    const created = createSite(db, scenario, { now: Date.now(), ...(password !== undefined && { password }) });
    return { present: scenario.name, made: created.password };
  });
  if (wanted !== undefined && wanted !== present) {
    db.close();
    throw new UsageError(`${data} already contains the scenario "${present}". Choose another folder with --data, or remove it.`);
  }
  return { db, scenario: present, ...(password === undefined && made !== undefined && { password: made }) };
}

async function main(): Promise<void> {
  const given = readArguments();
  if (given.help) return console.log(usage);
  const data = path.resolve(given.data);
  const port = getPort(given.port);
  const asked = given['provider-port'];
  const providerPort = asked === undefined ? undefined : getPort(asked, '--provider-port');
  const environment = getEnvironment(given.environment);
  const pollSeconds = getPollSeconds(given['poll-seconds']);
  const remotesBase = given['remotes-base'] === undefined ? undefined : getRemotesBase(given['remotes-base']);
  const gallery = getGallery(given.gallery, environment);
  const writeDelay = given['write-delay'] === undefined ? undefined : getWriteDelay(given['write-delay']);
  const { db, scenario, password } = openSite(data, given.scenario, given.password);
  if (writeDelay !== undefined) saveTraits(db, { ...toTraits(db), optionWriteDelayMs: writeDelay });
  const store = path.resolve(given.store ?? path.join(data, 'delivery'));
  const own = given.provider === '' ? await startProvider(db, port, providerPort) : undefined;
  const provider = own?.origin ?? given.provider;
  const app = await buildApp({
    db,
    now: Date.now,
    environment,
    store,
    shell: path.resolve(given.shell),
    provider,
    pollSeconds,
    ...(remotesBase !== undefined && { remotesBase }),
    ...(gallery !== undefined && { gallery }),
    log: true,
  });

  // One line of JSON, for the program that started this one; a user gets the addresses from that program.
  const address = await app.listen({ host: '127.0.0.1', port });
  console.log(JSON.stringify({ ready: address, provider, scenario, environment, ...(password !== undefined && { password }) }));

  stopOnSignals(own ? [app, own.app] : [app], db);
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : (startupMessage(error) ?? error));
  process.exit(1);
});
