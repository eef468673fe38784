import type { Browser, Page } from 'playwright-core';
import { waitForIdleNetwork } from '../tooling/idle-network.js';
import { getHeap } from './measure';
import { timeStep, withSlowPage } from './page-change';
import { steps } from './route-change';
import type { Site } from './site';

const visits = 50;
/** Visits before the first measurement, in which caches fill and code is compiled. */
const visitsBefore = 10;

async function visitDashboard(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    for (const { click, shown } of [steps.myPlan, steps.back]) {
      await page.locator(click).first().click();
      // Not `waitForSelector`, whose handle would keep the element in memory.
      await page.locator(shown).first().waitFor();
    }
    // Content that is rendered after the first paint.
    await page.waitForTimeout(150);
  }
  await waitForIdleNetwork(page);
}

/** Returns the bytes by which 50 visits of the dashboard grow the heap. */
export async function measureHeapGrowth(browser: Browser, site: Site): Promise<number> {
  const context = await browser.newContext({ storageState: site.session, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(site.address);
    await page.waitForSelector(steps.dashboard.shown);
    await visitDashboard(page, visitsBefore);
    const before = await getHeap(session);
    await visitDashboard(page, visits);
    return (await getHeap(session)) - before;
  } finally {
    await context.close();
  }
}

/** Returns the milliseconds from each press of a dashboard switch to the frame that shows its new value, with a CPU slowdown of 4. */
export async function measureToggles(browser: Browser, site: Site, rounds: number): Promise<readonly number[]> {
  const found: number[] = [];
  await withSlowPage(browser, site, async (page) => {
    const toggle = page.getByRole('switch', { name: 'Downtime monitoring' });
    await toggle.waitFor();
    await waitForIdleNetwork(page);
    await toggle.evaluate((element) => element.setAttribute('data-bench', ''));
    for (let round = 0; round <= rounds; round += 1) {
      const next = (await toggle.getAttribute('aria-checked')) !== 'true';
      const shown = `[data-bench][aria-checked="${next}"]`;
      const ms = await timeStep(page, { title: 'Toggle', click: '[data-bench]', shown });
      if (round > 0) found.push(ms);
      await page.waitForSelector('[data-bench]:not([aria-busy])');
    }
  });
  return found;
}
