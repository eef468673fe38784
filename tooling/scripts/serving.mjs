/** Shared by `npm start` and `npm run dev`: building, publishing into a store, serving the page from it. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compile } from '../../site-server/compile.mjs';
import { fail, run } from './toolbox.mjs';
import { root } from '../workspace.js';

const program = (part, ...args) => ['--import', 'tsx', `${part}/src/main.ts`, ...args];

/** Exit code of the `remotes` command for a change that a freeze refuses. */
const frozen = 5;

/** Builds the named parts, or all; returns whether that succeeded. Parts that are up to date are skipped. */
export const build = async (...parts) => (await run(process.execPath, ['tooling/scripts/build.mjs', ...parts])) === 0;

const quietly = { stdio: ['ignore', 'ignore', 'inherit'] };

/**
 * Creates the keys that are missing next to a store: one of ops, and one of the publisher of each remote. A store from before is signed with
 * them.
 */
async function createKeys(store, parts) {
  const file = path.join(store, '../keys/keys.json');
  const keys = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).keys : [];
  const remotes = async (...args) => {
    if ((await run(process.execPath, program('delivery', ...args), quietly)) !== 0)
      fail(`The keys in ${file} could not be created.`);
  };
  const has = (role, remote) => keys.some((key) => key.role === role && key.remote === remote);
  for (const remote of parts.map((part) => path.basename(part).replace(/^remote-/, ''))) {
    if (!has('publisher', remote)) await remotes('keys', 'new', '--role', 'publisher', '--remote', remote, '--keys', file);
  }
  if (has('ops')) return;
  await remotes('keys', 'new', '--role', 'ops', '--keys', file);
  if (existsSync(path.join(store, 'registry.json'))) await remotes('renew', '--adopt', '--store', store);
}

/**
 * Publishes builds into a store, signed if there are keys next to it. With `--promote` they go live; with `--promote-new` only those that
 * were not published before, and other remotes are not changed. `trust` names the keys of a store that is signed with others.
 */
export async function publishBuilt(store, parts, promotion = '--promote-new', trust = []) {
  for (const args of [
    // Forced: remotes that are incompatible with the new shell are published again by the next command.
    ['host', 'shell/dist', '--force'],
    ['publish', ...parts, '--snapshot', promotion],
  ]) {
    const code = await run(process.execPath, program('delivery', ...args, '--store', store, ...trust), quietly);
    if (code === frozen) console.warn('The registry is frozen: the versions that are live stay live.');
    else if (code !== 0) fail(`The remotes could not be published into ${store}; see the lines above.`);
  }
}

/** Creates the data folder, readable by its user alone; an existing one keeps its mode, as others may be meant to read it. */
export const createDataFolder = (folder) => mkdirSync(folder, { recursive: true, mode: 0o700 });

/** Publishes builds into the server's store, signed; returns the options with which the server checks the signatures and signs. */
export async function publish(store, parts, promotion) {
  createDataFolder(path.dirname(store));
  await createKeys(store, parts);
  await publishBuilt(store, parts, promotion);
  const folder = path.join(store, '../keys');
  const own = readdirSync(folder).find((name) => name.startsWith('ops-'));
  return { keys: path.join(folder, 'keys.json'), key: own && path.join(folder, own) };
}

function greet({ ready, provider, scenario, environment, password, gallery }) {
  console.log(`
  The page:  ${ready}/wp-admin/admin.php?page=jetpack
  Sign in:   admin (owner), admin2, editor, author, contributor or subscriber
  Password:  ${password ?? 'as chosen or printed when this site was created'}
  Site:      ${scenario}${environment === 'development' ? ', in development' : ''}
  Provider:  ${provider}/operator (accounts, plans, checkout and licenses of the embedded site)${gallery === undefined ? '' : `\n  Gallery:   ${ready}/gallery`}

  Stop with Ctrl+C.`);
}

/**
 * Returns the command line of the server for options by name, without the undefined ones. Faults, scenarios to switch and overrides by address
 * exist in development only, so production is the default.
 */
export const getServerArguments = (options) =>
  Object.entries({ environment: 'production', ...options }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );

/** Serves until it is stopped, and ends with the server. Prints the address, and then the server's log. */
export async function greetAndServe(options) {
  const { password, gallery } = options;
  const { args, env } = await compile();
  const server = spawn(process.execPath, [...args, ...getServerArguments(options)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: server.stdout });
  lines.once('line', (first) => {
    greet({ password, gallery, ...JSON.parse(first) });
    // Further lines are the server's log, as JSON: a terminal shows the messages, a log collector receives the lines.
    lines.on('line', (line) => console.log(process.stdout.isTTY ? JSON.parse(line).msg : line));
  });
  process.on('SIGINT', () => server.kill('SIGINT'));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 0));
}
