import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { root } from '../tooling/workspace.js';
import { prepared, runRemotes } from './prepared';
import { deriveBuild, type Derivation } from './versions';

/** The password of all users of a stack. */
export const password = 'correct horse battery';

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

const readyLine = v.pipe(v.string(), v.parseJson(), v.object({ ready: v.string() }));

async function serve(args: readonly string[]): Promise<{ process: ChildProcess; base: string }> {
  const server = spawn(process.execPath, [prepared().server, ...args], {
    cwd: root,
    // The file is outside the repository; its database driver is in it.
    env: { ...process.env, NODE_PATH: path.join(root, 'node_modules') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const line = await Promise.race([
    once(createInterface({ input: server.stdout }), 'line').then(([text]: unknown[]) => text),
    once(server, 'exit').then(() => {
      throw new Error(`The site did not start: ${said}`);
    }),
  ]);
  return { process: server, base: v.parse(readyLine, line).ready };
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  // A stop may wait for pending requests; a test run does not wait for long.
  const timer = setTimeout(() => server.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}

/** Starts a stack on a free port, with its own data and store in a temporary folder. */
export async function startStack({
  scenario = 'connected',
  environment = 'production',
  pollSeconds = 30,
  writeDelayMs,
  gallery,
}: StackOptions = {}): Promise<Stack> {
  const { store: template, builds } = prepared();
  const data = mkdtempSync(path.join(tmpdir(), 'site-admin-stack-'));
  const store = path.join(data, 'delivery');
  cpSync(template, store, { recursive: true });
  const start = (port: string) =>
    serve([
      ...['--port', port, '--data', data, '--shell', path.join(builds, 'shell'), '--password', password],
      ...['--scenario', scenario, '--environment', environment, '--poll-seconds', String(pollSeconds)],
      ...(writeDelayMs === undefined ? [] : ['--write-delay', String(writeDelayMs)]),
      ...(gallery === undefined ? [] : ['--gallery', gallery]),
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
      await end(server.process, 'SIGKILL');
      server = await start(new URL(base).port);
    },
    kill: () => end(server.process, 'SIGKILL'),
    async stop() {
      await end(server.process, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
