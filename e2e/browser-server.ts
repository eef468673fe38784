import { chromium, type BrowserServer } from 'playwright-core';
import { getLaunchOptions, testBrowsers } from '../tooling/chromium.js';
import { variable } from './browser';

/** Starts headless Chromium for all test files. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const { args, ...options } = getLaunchOptions(testBrowsers);
  // A page whose response a test has rewritten counts as one of another network, and could not call its own site otherwise.
  const server = await chromium.launchServer({ ...options, args: [...args, '--disable-features=LocalNetworkAccessChecks'] });
  process.env[variable] = server.wsEndpoint();
  return server;
}
