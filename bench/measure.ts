import type { Browser, CDPSession, Page } from 'playwright-core';
import { waitForIdleNetwork } from '../tooling/idle-network.js';
import { slowed, type Conditions } from './browser';
import type { Session, Site } from './site';

/** Selectors that match once a milestone is reached. */
export const moments = {
  /** The first card of At a Glance, with placeholders for the numbers. */
  firstCard: '[data-remote="dashboard"] dl',
  /** The numbers below the chart. */
  statsNumbers: '[data-remote="dashboard"] dl[aria-busy="false"]',
  chart: '[data-remote="dashboard"] figure [role="listitem"]',
} as const;

export type Moment = keyof typeof moments;

/** Results of one cold load. Milestones are in milliseconds since navigation start, taken after the frame that shows them. */
export interface Load extends Readonly<Record<Moment, number>> {
  /** Total blocking time in milliseconds: the time of each task over 50 ms, until the last milestone. */
  readonly blocking: number;
  /** Transferred bytes of scripts, without inline and prefetched scripts. */
  readonly scriptBytes: number;
  /** Transferred bytes of scripts and styles of the shell and remotes, without prefetched ones. */
  readonly ownBytes: number;
  /** Number of requests to other sites, such as the avatar. */
  readonly externalRequests: number;
  /** Number of requests, document and API calls included, without prefetches. */
  readonly requests: number;
  /** Addresses requested more than once. */
  readonly repeated: readonly string[];
  /** Used bytes of the JavaScript heap, after garbage collection. */
  readonly heap: number;
  /** Transferred bytes of the document. */
  readonly documentBytes: number;
}

/** By milestone: what matches once it is reached. */
type Selectors = Readonly<Record<string, string>>;

interface Marks {
  readonly at: Record<string, number>;
  blocking: number;
}

declare global {
  interface Window {
    benchMarks?: Marks;
  }
}

/** Runs in the page before its own code: records each milestone and every long task. */
function watchMoments(selectors: Selectors): void {
  const marks: Marks = { at: {}, blocking: 0 };
  const seen = new Set<string>();
  window.benchMarks = marks;
  const milestones = Object.entries(selectors);
  const look = () => {
    for (const [name, selector] of milestones) {
      if (seen.has(name) || !document.querySelector(selector)) continue;
      seen.add(name);
      // A message posted in a frame arrives after its paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (marks.at[name] = performance.now());
        port2.postMessage(null);
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    if (seen.size === milestones.length) return;
    for (const { duration } of list.getEntries()) marks.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: returns its resource timings. */
function readTraffic() {
  const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href));
  const all = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  const needed = all.filter(({ name }) => !ahead.has(name));
  const names = needed.map(({ name }) => name);
  const [page] = performance.getEntriesByType('navigation');
  const own = needed.filter(({ name }) => /\/site-admin\/(shell|remotes)\/.*\.(js|css)$/.test(name));
  return {
    ownBytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    externalRequests: names.filter((name) => !name.startsWith(location.origin)).length,
    scriptBytes: needed.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: needed.length + 1,
    repeated: names.filter((name, at) => names.indexOf(name) !== at),
    documentBytes: page instanceof PerformanceNavigationTiming ? page.encodedBodySize : Number.NaN,
  };
}

/** Returns the used bytes of the heap after garbage collection. */
export async function getHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Loads `address` until all milestones are reached. */
async function loadUntil(page: Page, address: string, selectors: Selectors): Promise<Marks> {
  // The compiler wraps functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watchMoments, selectors);
  await page.goto(address, { waitUntil: 'commit' });
  const count = Object.keys(selectors).length;
  await page.waitForFunction((all) => Object.keys(window.benchMarks?.at ?? {}).length === all, count, {
    timeout: 60_000,
    polling: 250,
  });
  const marks = await page.evaluate(() => window.benchMarks);
  if (marks === undefined) throw new Error(`${address} was not measured.`);
  return marks;
}

async function watch(page: Page, address: string, session: CDPSession): Promise<Load> {
  const { at, blocking } = await loadUntil(page, address, moments);
  const traffic = await page.evaluate(readTraffic);
  const { firstCard = Number.NaN, statsNumbers = Number.NaN, chart = Number.NaN } = at;
  // Idle work counts for the heap.
  await waitForIdleNetwork(page);
  return { firstCard, statsNumbers, chart, blocking, ...traffic, heap: await getHeap(session) };
}

async function withColdPage<T>(
  browser: Browser,
  chosen: Conditions,
  storageState: Session,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    return await work(page, await slowed(page, chosen));
  } finally {
    await context.close();
  }
}

/** Loads `address` once with an empty cache, in the session of `storageState`. */
export const measureLoad = (browser: Browser, address: string, chosen: Conditions, storageState: Session): Promise<Load> =>
  withColdPage(browser, chosen, storageState, (page, session) => watch(page, address, session));

/** Returns the milliseconds until the plan is shown in a cold load of My Plan. */
export const measureMyPlan = (browser: Browser, { address, session }: Site, chosen: Conditions): Promise<number> =>
  withColdPage(browser, chosen, session, async (page) => {
    const { at } = await loadUntil(page, address.replace('#/dashboard', '#/my-plan'), {
      plan: 'div[data-remote="licensing"] h3',
    });
    return at.plan ?? Number.NaN;
  });
