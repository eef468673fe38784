import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'libsql';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { root } from '../../tooling/workspace.js';
import { connectBrowser } from '../browser';
import { pageAddress } from '../pages/frame';
import { prepared, runRemotes } from '../prepared';
import { deriveBuild, type Derivation } from '../versions';

/** A kit that starts a real WordPress with Jetpack: programs `start`, `state` and `login`. */
const kit = process.env.REAL_SITE ?? path.resolve(root, '../shared/real-site');
const hasKit = existsSync(path.join(kit, 'start'));

/** Describes tests against a real WordPress; skipped without a kit. */
export const describeWordPress = hasKit ? describe : describe.skip;
if (!hasKit) process.stdout.write('The tests in a real WordPress were skipped: REAL_SITE names no kit that starts one.\n');

export interface RealSite {
  readonly base: string;
  /** The plugin's store in the uploads folder. */
  readonly store: string;
  /** Folder of language packs of plugins. */
  readonly languages: string;
  /** Resets the site to a state, such as `unconnected`. */
  reset(state: string): void;
  /** Returns an option as it is stored. */
  readOption(name: string): string;
  remotes(...args: string[]): string;
  /** Publishes another build of a remote, made from the finished one. */
  publish(remote: string, derivation: Derivation, ...options: string[]): void;
  visit(route: string, options?: { as?: string; width?: number; query?: string }): Promise<Page>;
}

const readyLine = v.pipe(
  v.string(),
  v.transform((line) => /^ready (\S+)/.exec(line)?.[1]),
  v.string(),
);
const cookieList = v.object({ cookies: v.array(v.object({ name: v.string(), value: v.string() })) });

/** Polls each second, and lets `?user_locale=` choose the language of a page. */
const settingsCode = `<?php
define( 'SITE_ADMIN_POLL_SECONDS', 1 );
add_filter( 'get_user_metadata', function ( $value, $id, $key ) {
  return 'locale' === $key && isset( $_GET['user_locale'] ) ? $_GET['user_locale'] : $value;
}, 10, 3 );`;

/** Assembles the plugin with the builds of the run, and a must-use plugin with its settings. */
function assemble(folder: string): { plugin: string; settings: string } {
  const { builds, store } = prepared();
  const plugin = path.join(folder, 'site-admin');
  cpSync(path.join(root, 'wordpress/site-admin'), plugin, { recursive: true });
  cpSync(path.join(builds, 'shell'), path.join(plugin, 'shell'), { recursive: true });
  for (const name of ['registry.json', 'remotes'])
    cpSync(path.join(store, name), path.join(plugin, 'store', name), { recursive: true });
  const settings = path.join(folder, 'settings.php');
  writeFileSync(settings, settingsCode);
  return { plugin, settings };
}

async function start(data: string, { plugin, settings }: ReturnType<typeof assemble>) {
  const options = ['--port', '0', '--data', data, '--plugin', plugin, '--mu-plugin', settings, '--until-stdin-closes'];
  const site = spawn(path.join(kit, 'start'), [...options, '--state', 'connected'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const line = await Promise.race([
    once(createInterface({ input: site.stdout }), 'line').then(([text]: unknown[]) => text),
    once(site, 'exit').then(() => {
      throw new Error('The real site did not start.');
    }),
  ]);
  return { process: site as ChildProcess, base: v.parse(readyLine, line) };
}

interface Running {
  readonly folder: string;
  readonly process: ChildProcess;
  readonly base: string;
  readonly browser: Browser;
}

async function startAll(): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-admin-wordpress-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const site = await start(data, assemble(folder));
  return { folder, ...site, browser: await connectBrowser() };
}

async function stop({ folder, process: site, browser }: Running): Promise<void> {
  const ended = once(site, 'exit');
  site.stdin?.end();
  await Promise.all([ended, browser.close()]);
  rmSync(folder, { recursive: true, force: true });
}

/** One real WordPress for a test file, with the plugin active; its pages are closed after each test. */
export function realSiteUnderTest(): RealSite {
  jest.setTimeout(120_000);
  let running: Running | undefined;
  const contexts: BrowserContext[] = [];
  const cookies = new Map<string, v.InferOutput<typeof cookieList>['cookies']>();
  const started = (): Running => {
    if (!running) throw new Error('The real site runs only while tests do.');
    return running;
  };
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(kit, program), ['--data', path.join(started().folder, 'data'), ...args], { encoding: 'utf8' });
  const getStore = () => path.join(started().folder, 'data/site/wp-content/uploads/site-admin');

  function getCookies(user: string) {
    const known = cookies.get(user) ?? v.parse(cookieList, JSON.parse(run('login', '--user', user))).cookies;
    cookies.set(user, known);
    return known;
  }

  beforeAll(async () => {
    running = await startAll();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    if (running) await stop(running);
  });

  return {
    get base() {
      return started().base;
    },
    get store() {
      return getStore();
    },
    get languages() {
      return path.join(started().folder, 'data/site/wp-content/languages/plugins');
    },
    reset: (state) => void run('state', state),
    readOption(name) {
      const db = new Database(path.join(started().folder, 'data/db/site.sqlite'), { readonly: true });
      const row: unknown = db.prepare('SELECT option_value FROM wp_options WHERE option_name = ?').get(name);
      db.close();
      return v.parse(v.object({ option_value: v.string() }), row).option_value;
    },
    remotes: (...args) => runRemotes(getStore(), args),
    publish(remote, derivation, ...options) {
      const folder = path.join(started().folder, 'builds', `${remote}-${derivation.version}`);
      deriveBuild(path.join(prepared().builds, `remote-${remote}`), folder, derivation);
      runRemotes(getStore(), ['publish', folder, ...options]);
    },
    async visit(route, { as = 'admin', width = 1280, query } = {}) {
      const { base, browser } = started();
      const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: base, reducedMotion: 'reduce' });
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      // Scripts of the provider and avatars are not on this machine.
      await context.route(
        (url) => url.origin !== base,
        (request) => request.abort(),
      );
      await context.addCookies(getCookies(as).map((cookie) => ({ ...cookie, url: base })));
      const page = await context.newPage();
      await page.goto(pageAddress(route, query));
      return page;
    },
  };
}
