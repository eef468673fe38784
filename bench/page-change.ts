import type { Browser, Page } from 'playwright-core';
import { waitForIdleNetwork } from '../tooling/idle-network.js';
import { slowed } from './browser';
import type { Site } from './site';

/** The link to click, and the first content of what it opens. */
export interface Step {
  readonly title: string;
  readonly click: string;
  readonly shown: string;
}

declare global {
  interface Window {
    benchChange?: { readonly selector: string; from?: number; shown?: number };
  }
}

/** Runs in the page before its own code: times the change that `benchChange` asks about, from the click on. */
function watchChange(): void {
  const change = () => window.benchChange;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const asked = change();
      // The event's own timestamp, so that input delay counts.
      if (asked) asked.from = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    const asked = change();
    if (asked?.from === undefined || asked.shown !== undefined || !document.querySelector(asked.selector)) return;
    asked.shown = Number.NaN;
    // A task of this priority, posted in a frame, runs first after its paint; a message would queue behind network
    // responses.
    requestAnimationFrame(() => {
      void scheduler.postTask(() => (asked.shown = performance.now()), { priority: 'user-blocking' });
    });
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Returns the milliseconds from the click to the frame that shows the content. */
export async function timeStep(page: Page, { title, click, shown }: Step): Promise<number> {
  await page.evaluate((selector) => (window.benchChange = { selector }), shown);
  await page.locator(click).first().click();
  await page.waitForFunction(() => (window.benchChange?.shown ?? Number.NaN) > 0, undefined, { timeout: 30_000, polling: 100 });
  // Remaining work of this change must not count for the next one.
  await waitForIdleNetwork(page);
  await page.waitForTimeout(500);
  const { from, shown: at } = (await page.evaluate(() => window.benchChange)) ?? {};
  if (from === undefined || at === undefined) throw new Error(`${title} was not seen.`);
  return at - from;
}

/** Opens an address of the site with a CPU slowdown of 4, without network throttling. */
export async function withSlowPage<T>(
  browser: Browser,
  { address, session }: Pick<Site, 'address' | 'session'>,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchChange);
    await slowed(page, { name: 'throttled', title: '', cpu: 4, latency: 0, bandwidth: 0 });
    await page.goto(address);
    return await measure(page);
  } finally {
    await context.close();
  }
}
