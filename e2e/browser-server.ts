import { chromium, type BrowserServer } from 'playwright-core';
import { getLaunchOptions, testBrowsers } from '../tooling/chromium.js';
import { variable } from './browser';

/** Starts headless Chromium for all test files. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const { args, ...options } = getLaunchOptions(testBrowsers);
  const testArgs = [
    // Pages of one context share a renderer process.
    '--renderer-process-limit=1',
    // A page whose response a test has rewritten counts as one of another network, and could not call its own site otherwise.
    '--disable-features=LocalNetworkAccessChecks',
  ];
  const server = await chromium.launchServer({ ...options, args: [...args, ...testArgs] });
  process.env[variable] = server.wsEndpoint();
  return server;
}
