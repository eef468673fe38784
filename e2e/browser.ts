import type { Browser, BrowserContext, BrowserType, Page } from 'playwright-core';

/** Contains the address of the browser of this run. */
export const variable = 'SITE_ADMIN_E2E_BROWSER';

declare global {
  /** Set by the environment of the tests. */
  var chromium: BrowserType;
}

/** Connects to the browser of this run. A connection sees only its own contexts, and they end with it. */
export function connectBrowser(): Promise<Browser> {
  const endpoint = process.env[variable];
  if (endpoint === undefined) throw new Error('There is no browser: run by jest with --selectProjects e2e.');
  return globalThis.chromium.connect(endpoint);
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
