import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { signIn } from '../tooling/sign-in';
import { readCpuSeconds, readMemory } from './process-figures';
import { root } from './root';

const run = promisify(execFile);
const password = 'measured';

/** A running site, with the administrator's credentials. */
export interface LoadedServer {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Signs another session of the administrator in. */
  signIn(): Promise<Readonly<Record<string, string>>>;
  /** Processor time used so far, in seconds. */
  cpuSeconds(): number;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const compiled = v.object({ args: v.array(v.string()), env: v.record(v.string(), v.string()) });

/** The server as `npm start` runs it. */
async function program() {
  const { stdout } = await run(process.execPath, ['site-server/compile.mjs'], { cwd: root });
  return v.parse(compiled, JSON.parse(stdout));
}

/** Starts the server with a fresh connected site on a free port. */
export async function startServer(options: readonly string[] = []): Promise<LoadedServer> {
  const data = await mkdtemp(path.join(tmpdir(), 'bench-load-'));
  const { args, env } = await program();
  const server = spawn(process.execPath, [...args, '--port', '0', '--data', data, '--password', password, ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${String(code)} before it responded.`)));
    createInterface({ input: server.stdout }).once('line', resolve);
  });
  const { ready: origin } = v.parse(v.object({ ready: v.string() }), JSON.parse(line));
  return {
    origin,
    headers: await signIn(origin, password),
    signIn: () => signIn(origin, password),
    cpuSeconds: () => readCpuSeconds(Number(server.pid)),
    memory: () => readMemory(Number(server.pid)),
    async stop() {
      server.removeAllListeners('exit');
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
