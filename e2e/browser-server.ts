import { chromium, type BrowserServer } from 'playwright-core';
import { variable } from './browser';

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
