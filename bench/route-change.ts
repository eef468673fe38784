import type { Browser } from 'playwright-core';
import { waitForIdleNetwork } from '../tooling/idle-network.js';
import { timeStep, withSlowPage, type Step } from './page-change';
import type { Site } from './site';

const inMenu = (page: string) => `#toplevel_page_jetpack a[href$="#/${page}"]`;
const inRemote = (remote: string, content: string) => `div[data-remote="${remote}"][data-version] ${content}`;

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

/**
 * Measures the steps `rounds` times with a CPU slowdown of 4, without network throttling, after every remote was shown once.
 */
export async function measureRouteChanges(browser: Browser, site: Site, rounds: number): Promise<RouteChanges> {
  const found: Record<StepName, number[]> = { settings: [], dashboard: [], myPlan: [], back: [] };
  await withSlowPage(browser, site, async (page) => {
    await page.waitForSelector(steps.dashboard.shown);
    await waitForIdleNetwork(page);
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of stepNames) {
        const ms = await timeStep(page, steps[name]);
        if (round > 0) found[name].push(ms);
      }
    }
  });
  return found;
}
