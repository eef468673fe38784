import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRemotes } from '../tooling/workspace.js';
import { prepared, runRemotes } from './prepared';
import { findFreePort, killServer, startServer } from './server';
import { deriveBuild, type Derivation } from './versions';

export interface StackOptions {
  /** One of site-server/src/scenarios, by name; the site refuses to start with any other. */
  readonly scenario?: string;
  readonly environment?: 'development' | 'production';
  /** Seconds between two polls of the registry by an open page; 30 in production. */
  readonly pollSeconds?: number;
  /** Milliseconds each write of the site's API takes; parallel ones overwrite each other as with the real plugin. */
  readonly writeDelayMs?: number;
  /** Folder with the built gallery of a remote, served at `/gallery`; development only. */
  readonly gallery?: string;
  /** Folder with language packs of Jetpack. */
  readonly languages?: string;
  /** Signs registry and versions with keys that the server and the page check, as `npm start` does. */
  readonly isSigned?: boolean;
  /** Serves the files of remotes from a host name without cookies: `localhost`. */
  readonly hasRemotesHost?: boolean;
}

/** The whole product, running: site, shell, remotes and the `remotes` command. */
export interface Stack {
  /** Without a trailing slash. Unchanged by restarts. */
  readonly base: string;
  /** The folder store: `registry.json` and `remotes/`. */
  readonly store: string;
  /** Runs the `remotes` command on this stack's store. @throws If it fails. */
  remotes(...args: string[]): string;
  /** Publishes another build of a remote, made from the finished one; `--promote` makes it live. */
  publish(remote: string, derivation: Derivation, ...options: string[]): void;
  /** Kills the server as a power cut would, then starts it again with the same data. */
  restart(): Promise<void>;
  /** Ends the server with kill -9. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates a key of ops and one of each publisher next to the store, where the command finds them, and signs what is published. */
function signStore(store: string, keys: string): void {
  for (const remote of findRemotes().map((part) => part.replace('remote-', '')))
    runRemotes(store, ['keys', 'new', '--role', 'publisher', '--remote', remote, '--keys', keys]);
  runRemotes(store, ['keys', 'new', '--role', 'ops', '--keys', keys]);
  runRemotes(store, ['renew', '--adopt']);
}

/** Starts a stack on a free port, with its own data and store in a temporary folder. */
export async function startStack({
  scenario = 'connected',
  environment = 'production',
  pollSeconds = 30,
  writeDelayMs,
  gallery,
  languages,
  isSigned = false,
  hasRemotesHost = false,
}: StackOptions = {}): Promise<Stack> {
  const { store: template, builds, sites } = prepared();
  const data = mkdtempSync(path.join(tmpdir(), 'site-admin-stack-'));
  const store = path.join(data, 'delivery');
  const seeded = path.join(sites, scenario);
  if (existsSync(seeded)) cpSync(seeded, data, { recursive: true });
  cpSync(template, store, { recursive: true });
  const keys = path.join(data, 'keys/keys.json');
  if (isSigned) signStore(store, keys);
  const start = (port: string) =>
    startServer([
      ...['--port', port, '--data', data, '--shell', path.join(builds, 'shell')],
      ...['--scenario', scenario, '--environment', environment, '--poll-seconds', String(pollSeconds)],
      ...(writeDelayMs === undefined ? [] : ['--write-delay', String(writeDelayMs)]),
      ...(gallery === undefined ? [] : ['--gallery', gallery]),
      ...(languages === undefined ? [] : ['--languages', languages]),
      ...(isSigned ? ['--keys', keys] : []),
      ...(hasRemotesHost ? ['--remotes-base', `http://localhost:${port}/wp-content/site-admin/`] : []),
    ]);
  let server = await start(hasRemotesHost ? String(await findFreePort()) : '0');
  const { base } = server;
  const remotes = (...args: string[]) => runRemotes(store, args);

  return {
    base,
    store,
    remotes,
    publish(remote, derivation, ...options) {
      const folder = path.join(data, 'builds', `${remote}-${derivation.version}`);
      deriveBuild(path.join(builds, `remote-${remote}`), folder, derivation);
      remotes('publish', folder, ...options);
    },
    async restart() {
      await killServer(server.process);
      server = await start(new URL(base).port);
    },
    kill: () => killServer(server.process),
    async stop() {
      await killServer(server.process);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
