import type { Browser, Page } from 'playwright-core';
import { slowed } from './browser';
import type { Site } from './site';

const inMenu = (page: string) => `#toplevel_page_jetpack a[href$="#/${page}"]`;
const inRemote = (remote: string, content: string) => `div[data-remote="${remote}"][data-version] ${content}`;

/** What a person clicks, and the first thing of the new remote they came for. */
interface Step {
  readonly title: string;
  readonly click: string;
  readonly shown: string;
}

/** One tour, begun on the dashboard; every step leads to another remote. */
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
      // When the person pressed, by the browser's own clock: work that kept the page from hearing of it counts.
      if (asked) asked.from = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    const asked = change();
    if (asked?.from === undefined || asked.shown !== undefined || !document.querySelector(asked.selector)) return;
    asked.shown = Number.NaN;
    // A task of this priority, posted in a frame, is the first to run when that frame is drawn; a message would come behind answers
    // from the network.
    requestAnimationFrame(() => {
      void scheduler.postTask(() => (asked.shown = performance.now()), { priority: 'user-blocking' });
    });
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

async function take(page: Page, { title, click, shown }: Step): Promise<number> {
  await page.evaluate((selector) => (window.benchChange = { selector }), shown);
  await page.locator(click).first().click();
  await page.waitForFunction(() => (window.benchChange?.shown ?? Number.NaN) > 0, undefined, { timeout: 30_000, polling: 100 });
  // The rest of this change is not to be paid by the next.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const { from, shown: at } = (await page.evaluate(() => window.benchChange)) ?? {};
  if (from === undefined || at === undefined) throw new Error(`${title} was not seen.`);
  return at - from;
}

/**
 * Goes through the steps `rounds` times with a processor four times slower, the network as it is. Every remote has been on screen
 * before what counts begins.
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
