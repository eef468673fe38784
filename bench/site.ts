import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import * as v from 'valibot';
import { root } from './root';

/** Cookies of a signed-in user. */
export type Session = NonNullable<BrowserContextOptions['storageState']>;

/** A running site with a signed-in user. */
export interface Site {
  /** Address of the page at #/dashboard. */
  readonly address: string;
  readonly session: Session;
  stop(): Promise<void>;
}

const greeting = v.object({ ready: v.string() });
const password = 'measured';

/** Resolves with the first line of the server, printed once it is listening. Rejects if it exits before. */
function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it responded.`)));
    if (server.stdout) createInterface({ input: server.stdout }).once('line', resolve);
  });
}

async function signIn(browser: Browser, origin: string): Promise<Session> {
  const context = await browser.newContext();
  const form = { log: 'admin', pwd: password, redirect_to: '/wp-admin/' };
  const response = await context.request.post(`${origin}/wp-login.php`, { form, maxRedirects: 0 });
  if (response.status() !== 302) throw new Error(`Signing in returned the status ${response.status()}.`);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Serves a fresh site with this store and this shell, on a free port. */
export async function startSite(browser: Browser, { store, shell }: { store: string; shell: string }): Promise<Site> {
  const data = await mkdtemp(path.join(tmpdir(), 'bench-site-'));
  const options = { port: '0', data, store, shell, scenario: 'connected', password };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn(process.execPath, ['--import', 'tsx', 'site-server/src/main.ts', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also if the run is aborted, so that no server is left running.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const { ready } = v.parse(greeting, JSON.parse(await firstLine(server)));
  server.removeAllListeners('exit');
  return {
    address: `${ready}/wp-admin/admin.php?page=jetpack#/dashboard`,
    session: await signIn(browser, ready),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      await rm(data, { recursive: true, force: true });
    },
  };
}
