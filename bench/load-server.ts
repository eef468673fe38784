import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from './root';

const run = promisify(execFile);
const password = 'measured';

/** A running site, with the administrator's credentials. */
export interface LoadedServer {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

async function signIn(origin: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ log: 'admin', pwd: password });
  const response = await fetch(`${origin}/wp-login.php`, { method: 'POST', body, redirect: 'manual' });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const nonce = await (await fetch(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie } })).text();
  return { cookie, 'x-wp-nonce': nonce };
}

const compiled = v.object({ args: v.array(v.string()), env: v.record(v.string(), v.string()) });

/** The server as `npm start` runs it. */
async function program() {
  const { stdout } = await run(process.execPath, ['site-server/compile.mjs'], { cwd: root });
  return v.parse(compiled, JSON.parse(stdout));
}

/** Starts the server with a fresh connected site on a free port. */
export async function startServer(): Promise<LoadedServer> {
  const data = await mkdtemp(path.join(tmpdir(), 'bench-load-'));
  const { args, env } = await program();
  const server = spawn(process.execPath, [...args, '--port', '0', '--data', data, '--password', password], {
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
    headers: await signIn(origin),
    memory: async () => Number((await run('ps', ['-o', 'rss=', '-p', String(server.pid)])).stdout.trim()) * 1024,
    async stop() {
      server.removeAllListeners('exit');
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
