import type { Browser, Page } from 'playwright-core';
import { slowed } from './browser';
import type { Site } from './site';

const inMenu = (page: string) => `#toplevel_page_jetpack a[href$="#/${page}"]`;
const inRemote = (remote: string, content: string) => `div[data-remote="${remote}"][data-version] ${content}`;

/** The link to click, and the first content of the new remote. */
interface Step {
  readonly title: string;
  readonly click: string;
  readonly shown: string;
}

/** One round, starting on the dashboard; every step opens another remote. */
export const steps = {
  settings: { title: 'Dashboard to Settings', click: inMenu('settings'), shown: inRemote('settings', 'section h2') },
  dashboard: {
    title: 'Settings to dashboard',
    click: inMenu('dashboard'),
    shown: inRemote('dashboard', 'dl[aria-busy="false"]'),
  },
  myPlan: { title: 'Dashboard to My Plan', click: 'a[href="#/my-plan"]', shown: inRemote('licensing', '#my-plan-title') },
  back: { title: 'My Plan to dashboard', click: 'a[href="#/dashboard"]', shown: inRemote('dashboard', 'dl[aria-busy="false"]') },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

/** Milliseconds from the press to the frame that shows the content, by step, one value per round. */
export type RouteChanges = Readonly<Record<StepName, readonly number[]>>;

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

async function take(page: Page, { title, click, shown }: Step): Promise<number> {
  await page.evaluate((selector) => (window.benchChange = { selector }), shown);
  await page.locator(click).first().click();
  await page.waitForFunction(() => (window.benchChange?.shown ?? Number.NaN) > 0, undefined, { timeout: 30_000, polling: 100 });
  // Remaining work of this change must not count for the next one.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const { from, shown: at } = (await page.evaluate(() => window.benchChange)) ?? {};
  if (from === undefined || at === undefined) throw new Error(`${title} was not seen.`);
  return at - from;
}

/**
 * Measures the steps `rounds` times with a CPU slowdown of 4, without network throttling, after every remote was shown once.
 */
export async function measureRouteChanges(browser: Browser, { address, session }: Site, rounds: number): Promise<RouteChanges> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1280, height: 900 } });
  const found: Record<StepName, number[]> = { settings: [], dashboard: [], myPlan: [], back: [] };
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchChange);
    await slowed(page, { name: 'throttled', title: '', cpu: 4, latency: 0, bandwidth: 0 });
    await page.goto(address);
    await page.waitForSelector(steps.dashboard.shown);
    await page.waitForLoadState('networkidle');
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of stepNames) {
        const ms = await take(page, steps[name]);
        if (round > 0) found[name].push(ms);
      }
    }
    return found;
  } finally {
    await context.close();
  }
}
