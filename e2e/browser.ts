import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Headless Chromium; the same flags everywhere, so that it speaks to nobody but the pages under test. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
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
      // A page that a test rewrote on its way counts as one from elsewhere, and may not call its own site otherwise.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
}

/** What a page complained of since it was opened. */
export interface Complaints {
  /** Uncaught errors and unhandled rejections. */
  readonly errors: string[];
  /** Content-security-policy refusals and failed loads, as the console tells them. */
  readonly console: string[];
}

/** A page that remembers what went wrong on it. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; complaints: Complaints }> {
  const page = await context.newPage();
  const complaints: Complaints = { errors: [], console: [] };
  page.on('pageerror', (error) => complaints.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.console.push(message.text());
  });
  return { page, complaints };
}
