import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { signIn } from '../../../tooling/sign-in';

const root = path.resolve(__dirname, '../../..');
const password = 'correct horse battery';

/** A page server with a site of its own, started as a process. */
export interface PageServer {
  readonly origin: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Requests what is live, as an open page does. */
  poll(): Promise<Polled>;
  stop(): Promise<void>;
}

const polled = v.object({
  registry: v.object({
    revision: v.number(),
    remotes: v.record(
      v.string(),
      v.object({ active: v.string(), versions: v.record(v.string(), v.object({ manifestUrl: v.string() })) }),
    ),
  }),
  manifests: v.record(v.string(), v.string()),
});

export interface Polled {
  readonly revision: number;
  readonly active: string;
  /** Whether the manifest of the live version is in the same response. */
  readonly isWhole: boolean;
}

const ready = v.pipe(v.string(), v.parseJson(), v.object({ ready: v.string() }));

async function start(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'site-server/src/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (bytes) => (errors += String(bytes)));
  const first = once(createInterface({ input: child.stdout }), 'line').then(([line]: unknown[]) => line);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The page server did not start: ${errors}`)));
  return { child, origin: v.parse(ready, await Promise.race([first, ended])).ready };
}

function parse(body: unknown): Polled {
  const { registry, manifests } = v.parse(polled, body);
  const { active = '', versions = {} } = registry.remotes.sample ?? {};
  const url = versions[active]?.manifestUrl;
  return {
    revision: registry.revision,
    active,
    isWhole: url !== undefined && manifests[url]?.includes(`"version": "${active}"`) === true,
  };
}

export async function startPageServer(options: readonly string[], env: NodeJS.ProcessEnv): Promise<PageServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'page-server-'));
  const getArgs = (port: string) => ['--port', port, '--data', data, '--password', password, ...options];
  let { child, origin } = await start(getArgs('0'), env);
  const headers = await signIn(origin, password);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    get origin() {
      return origin;
    },
    kill: () => end('SIGKILL'),
    async restart() {
      ({ child, origin } = await start(getArgs(new URL(origin).port), env));
    },
    async poll() {
      const response = await fetch(`${origin}/wp-json/site-admin/v1/registry`, { headers, signal: AbortSignal.timeout(10_000) });
      if (response.status !== 200) throw new Error(`A poll returned the status ${response.status}.`);
      return parse(await response.json());
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
