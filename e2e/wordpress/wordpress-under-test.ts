import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RealSite } from '../../wordpress/tests/real-site/real-site';
import { connectBrowser, openPage, type PageErrors } from '../browser';
import { pageAddress } from '../pages/frame';
import { prepared, runRemotes } from '../prepared';
import { startWithKit, type StartedSite } from './start-site';
import { deriveBuild, type Derivation } from '../versions';

export interface WordPressUnderTest {
  readonly base: string;
  /** Folder of language packs of plugins. */
  readonly languages: string;
  /** Resets the site to a state, such as `unconnected`, once all requests are finished. */
  reset(state: string): Promise<void>;
  /** Requests a page or route as a user. */
  readonly fetch: (address: string, init?: RequestInit, user?: string) => Promise<Response>;
  /** Returns an option as it is stored. */
  readOption(name: string): string;
  /** Runs the `remotes` command on the plugin's store. */
  remotes(...args: string[]): string;
  /** Publishes another build of a remote, made from the finished one. */
  publish(remote: string, derivation: Derivation, ...options: string[]): void;
  /** Opens the page on a route. An error in its console fails the test, unless it is allowed. */
  visit(route: string, options?: { as?: string; width?: number; query?: string; allowErrors?: boolean }): Promise<Page>;
}

interface Running {
  /** Of the plugin and further builds. */
  readonly folder: string;
  readonly site: StartedSite;
  readonly browser: Browser;
}

async function startAll(start: typeof startWithKit): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-admin-wordpress-'));
  return { folder, site: await start(folder), browser: await connectBrowser() };
}

async function stop({ folder, site, browser }: Running): Promise<void> {
  await Promise.all([site.stop(), browser.close()]);
  rmSync(folder, { recursive: true, force: true });
}

/** One real WordPress for a test file, with the plugin active; its pages are closed after each test. */
export function wordPressUnderTest(start = startWithKit): WordPressUnderTest {
  jest.setTimeout(120_000);
  let running: Running | undefined;
  const open: { context: BrowserContext; pageErrors?: PageErrors }[] = [];
  const logins = new Map<string, ReturnType<RealSite['login']>>();
  const started = (): Running => {
    if (!running) throw new Error('The real site runs only while tests do.');
    return running;
  };
  const getStore = () => path.join(started().site.folder, 'wp-content/uploads/site-admin');

  function logIn(user: string) {
    const known = logins.get(user) ?? started().site.login(user);
    logins.set(user, known);
    return known;
  }

  beforeAll(async () => {
    running = await startAll(start);
  });
  afterEach(async () => {
    const visits = open.splice(0);
    await Promise.all(visits.map(({ context }) => context.close()));
    const errors = visits.flatMap(({ pageErrors }) => [...(pageErrors?.errors ?? []), ...(pageErrors?.console ?? [])]);
    expect(errors.filter((text) => !text.endsWith('net::ERR_FAILED'))).toEqual([]);
  });
  afterAll(async () => {
    if (running) await stop(running);
  });

  return {
    get base() {
      return started().site.url;
    },
    get languages() {
      return path.join(started().site.folder, 'wp-content/languages/plugins');
    },
    reset: (state) => started().site.setState(state),
    fetch: (address, init, user = 'admin') => started().site.fetch(address, user, init),
    readOption: (name) => started().site.readOption(name),
    remotes: (...args) => runRemotes(getStore(), args),
    publish(remote, derivation, ...options) {
      const folder = path.join(started().folder, 'builds', `${remote}-${derivation.version}`);
      deriveBuild(path.join(prepared().builds, `remote-${remote}`), folder, derivation);
      runRemotes(getStore(), ['publish', folder, ...options]);
    },
    async visit(route, { as = 'admin', width = 1280, query, allowErrors = false } = {}) {
      const { site, browser } = started();
      const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: site.url, reducedMotion: 'reduce' });
      context.setDefaultTimeout(30_000);
      // Scripts of the provider and avatars are not on this machine; the console reports net::ERR_FAILED.
      await context.route(
        ({ origin }) => origin !== site.url,
        (request) => request.abort(),
      );
      await context.addCookies(logIn(as).cookies.map((cookie) => ({ ...cookie, url: site.url })));
      const { page, pageErrors } = await openPage(context);
      open.push({ context, ...(!allowErrors && { pageErrors }) });
      await page.goto(pageAddress(route, query), { waitUntil: 'commit' });
      return page;
    },
  };
}
