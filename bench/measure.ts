import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { slowed, type Conditions } from './browser';

/** What tells that a moment has come: a selector that matches from then on. */
export const moments = {
  /** The first card of At a Glance, with its place for the numbers. */
  firstCard: '[data-remote="dashboard"] dl',
  /** The numbers below the chart. */
  statsNumbers: '[data-remote="dashboard"] dl[aria-busy="false"]',
  chart: '[data-remote="dashboard"] figure [role="listitem"]',
} as const;

export type Moment = keyof typeof moments;

/** What one cold load of the page showed. Moments are milliseconds since navigation began, taken after the frame that shows them. */
export interface Load extends Readonly<Record<Moment, number>> {
  /** Total blocking time in milliseconds: what each task took over 50, until all moments had come. */
  readonly blocking: number;
  /** Bytes of script bodies as they travelled; the page's inline scripts and what is fetched ahead of need left out. */
  readonly scriptBytes: number;
  /** Requests, the document's own and calls included; what is fetched ahead of need left out. */
  readonly requests: number;
  /** Addresses asked for more than once. */
  readonly repeated: readonly string[];
  /** Bytes in use on the JavaScript heap, after a collection. */
  readonly heap: number;
  /** Bytes of the document as it travelled. */
  readonly documentBytes: number;
}

interface Marks {
  readonly at: Partial<Record<Moment, number>>;
  blocking: number;
}

declare global {
  interface Window {
    benchMarks?: Marks;
  }
}

/** Runs in the page before its own code: notes when each moment is first on screen, and every long task. */
function watchMoments(selectors: typeof moments): void {
  const marks: Marks = { at: {}, blocking: 0 };
  const seen = new Set<string>();
  window.benchMarks = marks;
  const names = Object.keys(selectors) as Moment[];
  const look = () => {
    for (const name of names) {
      if (seen.has(name) || !document.querySelector(selectors[name])) continue;
      seen.add(name);
      // A message posted in a frame arrives when that frame is drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (marks.at[name] = performance.now());
        port2.postMessage(null);
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    if (seen.size === names.length) return;
    for (const { duration } of list.getEntries()) marks.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: what its own timings say was fetched. */
function readTraffic() {
  const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href));
  const all = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const needed = all.filter(({ name }) => !ahead.has(name));
  const names = needed.map(({ name }) => name);
  const [page] = performance.getEntriesByType('navigation');
  return {
    scriptBytes: needed.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: needed.length + 1,
    repeated: names.filter((name, at) => names.indexOf(name) !== at),
    documentBytes: page instanceof PerformanceNavigationTiming ? page.encodedBodySize : Number.NaN,
  };
}

async function getHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

async function watch(page: Page, address: string, session: CDPSession): Promise<Load> {
  // The compiler that runs this file names functions by a helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchMoments, moments);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction((count) => Object.keys(window.benchMarks?.at ?? {}).length === count, Object.keys(moments).length, {
    timeout: 60_000,
    polling: 250,
  });
  const traffic = await page.evaluate(readTraffic);
  const marks = await page.evaluate(() => window.benchMarks);
  const { firstCard, statsNumbers, chart } = marks?.at ?? {};
  if (marks === undefined || firstCard === undefined || statsNumbers === undefined || chart === undefined)
    throw new Error(`${address} never showed its first card`);
  // What is done when idle belongs to what the page holds.
  await page.waitForLoadState('networkidle');
  return { firstCard, statsNumbers, chart, blocking: marks.blocking, ...traffic, heap: await getHeap(session) };
}

export type Session = NonNullable<BrowserContextOptions['storageState']>;

/** Loads `address` once with an empty cache, as the user whose session `storageState` carries. */
export async function measureLoad(browser: Browser, address: string, chosen: Conditions, storageState: Session): Promise<Load> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    return await watch(page, address, await slowed(page, chosen));
  } finally {
    await context.close();
  }
}
