import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { root } from '../tooling/workspace.js';
import { prepared, runRemotes } from './prepare';
import { deriveBuild, type Derivation } from './versions';

/** All users of a stack have it. */
export const password = 'correct horse battery';

export interface StackOptions {
  /** One of site-server/src/scenarios, by name; the site refuses to start with any other. */
  readonly scenario?: string;
  readonly environment?: 'development' | 'production';
  /** Seconds between two looks of an open page at what is live. Production has 30. */
  readonly pollSeconds?: number;
  /** Milliseconds each write of the site's API takes, with parallel ones undoing each other as with the real plugin. */
  readonly writeDelayMs?: number;
}

/** The whole product, running: site, shell, remotes and the command that rules them. */
export interface Stack {
  /** Without a slash at the end. It stays the same through restarts. */
  readonly base: string;
  /** The folder store: `registry.json` and `remotes/`. */
  readonly store: string;
  /** The `remotes` command on this stack's store. @throws when it refuses. */
  remotes(...args: string[]): string;
  /** Publishes another build of a remote, made from the finished one; `--promote` makes it live. */
  publish(remote: string, derivation: Derivation, ...options: string[]): void;
  /** As a power cut would end it, then starts it again on the same data. */
  restart(): Promise<void>;
  /** kill -9, and nothing after it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const readyLine = v.pipe(v.string(), v.parseJson(), v.object({ ready: v.string() }));

async function serve(args: readonly string[]): Promise<{ process: ChildProcess; base: string }> {
  const server = spawn(process.execPath, [prepared().server, ...args], {
    cwd: root,
    // The file lies outside the repository; its database driver is in it.
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
  // A stop may take its time for what is under way; a test run does not wait for ever.
  const timer = setTimeout(() => server.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}

/** Starts a stack on a free port, with data and store of its own in a temporary folder. */
export async function startStack({
  scenario = 'connected',
  environment = 'production',
  pollSeconds = 30,
  writeDelayMs,
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
