import type { Browser, BrowserContext, Page } from 'playwright-core';
import { connectBrowser, openPage, type PageErrors } from './browser';
import { CallLog } from './calls';
import { pageAddress } from './pages/frame';
import { password, startStack, type Stack, type StackOptions } from './stack';

export interface VisitOptions {
  /** A login of the site. */
  readonly as?: string;
  readonly width?: number;
  readonly height?: number;
  /** Before the first address is opened: routes, init scripts. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Query of the host page, such as `remote.dashboard=1.1.0`. */
  readonly query?: string;
  /** For tests that break the page on purpose: errors of the page do not fail the test. */
  readonly allowErrors?: boolean;
}

/** A user with the page open. */
export interface Visit {
  readonly page: Page;
  readonly calls: CallLog;
  readonly pageErrors: PageErrors;
}

export interface Site {
  readonly stack: Stack;
  /** Opens the page on a route as a signed-in user. */
  visit(route: string, options?: VisitOptions): Promise<Visit>;
  /** A browser context without a session. */
  stranger(options?: Pick<VisitOptions, 'width' | 'height'>): Promise<Page>;
}

/** Chromium logs every failed call to the console; expected in tests of failing calls. */
const isOrdinary = (text: string) => text.startsWith('Failed to load resource: ');

/**
 * One stack for a test file, and the browser of the run. After each test its pages are closed; the test fails if one has logged an
 * unexpected error.
 */
export function siteUnderTest(options: StackOptions = {}): Site {
  jest.setTimeout(60_000);
  let running: { readonly stack: Stack; readonly browser: Browser } | undefined;
  const ends: (() => Promise<void>)[] = [];
  const cookies = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();
  const open: { context: BrowserContext; pageErrors?: PageErrors }[] = [];

  /** Registers how to end what has started: if the second start fails, the first would keep the run alive. */
  async function ending<T>(starting: Promise<T>, end: (started: T) => Promise<void>): Promise<T> {
    const started = await starting;
    ends.push(() => end(started));
    return started;
  }

  beforeAll(async () => {
    const stack = ending(startStack(options), (started) => started.stop());
    const browser = ending(connectBrowser(), (started) => started.close());
    await Promise.allSettled([stack, browser]);
    running = { stack: await stack, browser: await browser };
  });
  afterAll(async () => {
    await Promise.all(ends.map((end) => end()));
  });
  afterEach(async () => {
    const visits = open.splice(0);
    await Promise.all(visits.map(({ context }) => context.close()));
    for (const { pageErrors } of visits) {
      if (!pageErrors) continue;
      expect(pageErrors.errors).toEqual([]);
      expect(pageErrors.console.filter((text) => !isOrdinary(text))).toEqual([]);
    }
  });

  function started(): { readonly stack: Stack; readonly browser: Browser } {
    if (!running) throw new Error('The stack runs only while tests do.');
    return running;
  }

  async function signIn(context: BrowserContext, login: string): Promise<void> {
    const known = cookies.get(login);
    if (known) return context.addCookies(known);
    const form = { log: login, pwd: password };
    const response = await context.request.post(`${started().stack.base}/wp-login.php`, { form, maxRedirects: 0 });
    if (response.status() !== 302) throw new Error(`${login} could not sign in: ${response.status()}`);
    cookies.set(login, await context.cookies());
  }

  async function newContext({ width = 1280, height = 900 }: Pick<VisitOptions, 'width' | 'height'>) {
    const { browser, stack } = started();
    const context = await browser.newContext({ viewport: { width, height }, baseURL: stack.base, reducedMotion: 'reduce' });
    context.setDefaultTimeout(15_000);
    return context;
  }

  return {
    get stack() {
      return started().stack;
    },
    async visit(route, { as = 'admin', arrange, query, allowErrors = false, ...size } = {}) {
      const context = await newContext(size);
      await signIn(context, as);
      const { page, pageErrors } = await openPage(context);
      open.push({ context, ...(!allowErrors && { pageErrors }) });
      const calls = new CallLog(page);
      await arrange?.(page);
      await page.goto(pageAddress(route, query));
      return { page, calls, pageErrors };
    },
    async stranger(size = {}) {
      const context = await newContext(size);
      open.push({ context });
      return context.newPage();
    },
  };
}
