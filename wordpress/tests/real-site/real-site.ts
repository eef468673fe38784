import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../tooling/workspace.js';

export const kitFolder = process.env['WORDPRESS_KIT'] ?? path.resolve(root, '../shared/real-site');

/**
 * The folder of a kit that starts a real WordPress with a real Jetpack: WORDPRESS_KIT, else the one beside the repository; undefined
 * without one. It has the commands `start`, `state` and `login`.
 */
export const kit = existsSync(path.join(kitFolder, 'start')) ? kitFolder : undefined;

/** A signed-in user. */
export interface Login {
  /** Value of the `Cookie` header. */
  readonly cookie: string;
  readonly cookies: readonly { name: string; value: string }[];
  readonly nonce: string;
}

export interface RealSite {
  readonly url: string;
  /** Folder of the WordPress installation. */
  readonly folder: string;
  /** Puts the site into a state, such as `connected` or `offline`, once all requests are finished. */
  setState(state: string): Promise<void>;
  login(user: string): Login;
  /** Requests a page or route as a user. */
  readonly fetch: (address: string, user?: string, init?: RequestInit) => Promise<Response>;
  /** Returns PHP's messages. */
  readErrors(): string;
  stop(): Promise<void>;
}

/** Returns a function that requests pages and routes of a site as a user. */
export const createFetch =
  (url: string, login: (user: string) => Login): RealSite['fetch'] =>
  (address, user, init = {}) => {
    const { cookie, nonce } = user === undefined ? { cookie: '', nonce: '' } : login(user);
    const headers = { cookie, ...(nonce && { 'x-wp-nonce': nonce }), ...init.headers };
    return fetch(new URL(address, url), { redirect: 'manual', ...init, headers });
  };

/** States of TCP connections in /proc/net/tcp whose request is queued or handled: ESTABLISHED, SYN_RECV and CLOSE_WAIT. */
const busyStates = ['01', '03', '08'];

/**
 * Waits until the server handles no request, including those of closed pages: a request that runs during a change of the state reads a
 * part of each state, and Jetpack stores the result.
 */
async function waitUntilIdle(url: string): Promise<void> {
  const address = `0100007F:${Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0')}`;
  const isBusy = (line: string) => {
    const [, local, , state = ''] = line.trim().split(/\s+/);
    return local === address && busyStates.includes(state);
  };
  for (const until = Date.now() + 30_000; readFileSync('/proc/net/tcp', 'utf8').split('\n').some(isBusy);) {
    if (Date.now() > until) throw new Error(`${url} has handled requests for 30 seconds without a pause.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Starts a site.
 *
 * @param plugin Folder of a plugin, or undefined for Jetpack alone. It is linked, so changes apply at once.
 * @param options `folder` is for the site, which is kept; by default it is a temporary one.
 */
export async function startRealSite(
  plugin: string | undefined,
  { state = 'connected-linked', folder = '' } = {},
): Promise<RealSite> {
  const isKept = folder !== '';
  if (isKept) mkdirSync(folder, { recursive: true });
  const data = isKept ? folder : mkdtempSync(path.join(tmpdir(), 'real-site-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(path.join(kitFolder, command), ['--data', data, ...args], { encoding: 'utf8' });
  const linked = plugin === undefined ? [] : ['--plugin', plugin];
  const options = ['--port', '0', '--state', state, '--data', data, ...linked, '--until-stdin-closes'];
  const child = spawn(path.join(kitFolder, 'start'), options, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (bytes) => {
      output += String(bytes);
      const ready = /^ready (\S+)/m.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.on('exit', (code) => reject(new Error(`The WordPress did not start (exit code ${code}).`)));
  });
  const logins = new Map<string, Login>();
  const login = (user: string): Login => {
    const found = logins.get(user) ?? JSON.parse(run('login', '--user', user));
    logins.set(user, found);
    return found;
  };
  const errors = path.join(data, 'php-errors.log');
  return {
    url,
    folder: path.join(data, 'site'),
    async setState(next) {
      await waitUntilIdle(url);
      run('state', next);
    },
    login,
    fetch: createFetch(url, login),
    readErrors: () => (existsSync(errors) ? readFileSync(errors, 'utf8') : ''),
    async stop() {
      child.stdin.end();
      await exited;
      if (!isKept) rmSync(data, { recursive: true, force: true });
    },
  };
}
