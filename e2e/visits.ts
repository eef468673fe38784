import type { BrowserContext, Page } from 'playwright-core';
import { connectBrowser, openPage, type PageErrors } from './browser';
import { CallLog } from './calls';
import { ContextPool, type Size } from './contexts';
import { pageAddress } from './pages/frame';
import { password } from './server';
import { startStack, type Stack, type StackOptions } from './stack';

export interface VisitOptions extends Partial<Size> {
  /** A login of the site. */
  readonly as?: string;
  /** Opens the page in a new browser context: for tests that need an empty cache or change the context itself. */
  readonly ownContext?: boolean;
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
  stranger(options?: Partial<Size>): Promise<Page>;
}

/** Chromium logs every failed call to the console; expected in tests of failing calls. */
const isOrdinary = (text: string) => text.startsWith('Failed to load resource: ');

/**
 * One stack for a test file, and the browser of the run. After each test its pages are closed; the test fails if one has logged an
 * unexpected error.
 */
export function siteUnderTest(options: StackOptions = {}): Site {
  jest.setTimeout(60_000);
  let running: { readonly stack: Stack; readonly contexts: ContextPool } | undefined;
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
    const starting = ending(startStack(options), (started) => started.stop());
    const connecting = ending(connectBrowser(), (started) => started.close());
    await Promise.allSettled([starting, connecting]);
    const stack = await starting;
    running = { stack, contexts: new ContextPool(await connecting, stack.base) };
  });
  afterAll(async () => {
    await Promise.all(ends.map((end) => end()));
  });
  afterEach(async () => {
    const visits = open.splice(0);
    await Promise.all(visits.map(({ context }) => running?.contexts.release(context)));
    for (const { pageErrors } of visits) {
      if (!pageErrors) continue;
      expect(pageErrors.errors).toEqual([]);
      expect(pageErrors.console.filter((text) => !isOrdinary(text))).toEqual([]);
    }
  });

  function started(): { readonly stack: Stack; readonly contexts: ContextPool } {
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

  function getContext({ width = 1280, height = 900 }: Partial<Size>, isOwn = false): Promise<BrowserContext> {
    const { contexts } = started();
    return isOwn ? contexts.create({ width, height }) : contexts.acquire({ width, height });
  }

  return {
    get stack() {
      return started().stack;
    },
    async visit(route, { as = 'admin', arrange, query, allowErrors = false, ownContext, ...size } = {}) {
      const context = await getContext(size, ownContext);
      await signIn(context, as);
      const { page, pageErrors } = await openPage(context);
      open.push({ context, ...(!allowErrors && { pageErrors }) });
      const calls = new CallLog(page);
      await arrange?.(page);
      await page.goto(pageAddress(route, query));
      return { page, calls, pageErrors };
    },
    async stranger(size = {}) {
      const context = await getContext(size);
      open.push({ context });
      return context.newPage();
    },
  };
}
