import { chromium, type Browser, type BrowserContext, type BrowserServer, type Page } from 'playwright-core';

const variable = 'SITE_ADMIN_E2E_BROWSER';

/** Starts headless Chromium for all test files; it makes no requests of its own. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page whose response a test has rewritten counts as one of another network, and could not call its own site otherwise.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
  process.env[variable] = server.wsEndpoint();
  return server;
}

/** Connects to the browser of this run. A connection sees only its own contexts, and they end with it. */
export function connectBrowser(): Promise<Browser> {
  const endpoint = process.env[variable];
  if (endpoint === undefined) throw new Error('There is no browser: run by jest with --selectProjects e2e.');
  return chromium.connect(endpoint);
}

/** Errors a page has logged since it was opened. */
export interface PageErrors {
  /** Uncaught errors and unhandled rejections. */
  readonly errors: string[];
  /** Content-security-policy violations and failed loads, from the console. */
  readonly console: string[];
}

/** Opens a page that records its errors. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; pageErrors: PageErrors }> {
  const page = await context.newPage();
  const pageErrors: PageErrors = { errors: [], console: [] };
  page.on('pageerror', (error) => pageErrors.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.console.push(message.text());
  });
  return { page, pageErrors };
}
