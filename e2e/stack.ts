import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepared, runRemotes } from './prepared';
import { killServer, startServer } from './server';
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

/** Starts a stack on a free port, with its own data and store in a temporary folder. */
export async function startStack({
  scenario = 'connected',
  environment = 'production',
  pollSeconds = 30,
  writeDelayMs,
  gallery,
  languages,
}: StackOptions = {}): Promise<Stack> {
  const { store: template, builds, sites } = prepared();
  const data = mkdtempSync(path.join(tmpdir(), 'site-admin-stack-'));
  const store = path.join(data, 'delivery');
  const seeded = path.join(sites, scenario);
  if (existsSync(seeded)) cpSync(seeded, data, { recursive: true });
  cpSync(template, store, { recursive: true });
  const start = (port: string) =>
    startServer([
      ...['--port', port, '--data', data, '--shell', path.join(builds, 'shell')],
      ...['--scenario', scenario, '--environment', environment, '--poll-seconds', String(pollSeconds)],
      ...(writeDelayMs === undefined ? [] : ['--write-delay', String(writeDelayMs)]),
      ...(gallery === undefined ? [] : ['--gallery', gallery]),
      ...(languages === undefined ? [] : ['--languages', languages]),
    ]);
  let server = await start('0');
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
