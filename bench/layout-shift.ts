import type { Browser } from 'playwright-core';
import { waitForIdleNetwork } from '../tooling/idle-network.js';
import { conditions, slowed } from './browser';
import { settingsTabs } from './settings-tabs';
import type { Site } from './site';

/** Screens whose layout must not move while they load. */
export const shiftScreens = ['dashboard', ...settingsTabs] as const;
export type ShiftScreen = (typeof shiftScreens)[number];

/** Viewports in px: a desktop and a phone. */
const viewports = [
  { width: 1280, height: 900 },
  { width: 480, height: 800 },
];

/** Milliseconds after the last request for work that follows it. */
const settleTime = 1500;

declare global {
  interface Window {
    benchShift?: number;
  }
}

/** Runs in the page before its own code: sums the shifts that no input caused. */
function watchShifts(): void {
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      if ('hadRecentInput' in entry && entry.hadRecentInput === false) window.benchShift = (window.benchShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function measureShift(
  browser: Browser,
  address: string,
  site: Site,
  viewport: (typeof viewports)[number],
): Promise<number> {
  const context = await browser.newContext({ storageState: site.session, viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchShifts);
    const [, throttled] = conditions;
    if (throttled) await slowed(page, throttled);
    await page.goto(address, { timeout: 60_000 });
    await waitForIdleNetwork(page);
    await page.waitForTimeout(settleTime);
    return (await page.evaluate(() => window.benchShift)) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/** Cumulative layout shift of a cold, throttled load, by screen: the larger one of a desktop's and a phone's. */
export type LayoutShifts = Readonly<Record<ShiftScreen, number>>;

/** Measures each screen once: a shift depends on what arrives when, not on the speed of the machine. */
export async function measureLayoutShifts(browser: Browser, site: Site): Promise<LayoutShifts> {
  const found: Record<ShiftScreen, number> = {
    dashboard: 0,
    security: 0,
    performance: 0,
    writing: 0,
    sharing: 0,
    discussion: 0,
    traffic: 0,
  };
  for (const screen of shiftScreens) {
    const address = site.address.replace('#/dashboard', `#/${screen}`);
    for (const viewport of viewports)
      found[screen] = Math.max(found[screen], await measureShift(browser, address, site, viewport));
  }
  return found;
}
