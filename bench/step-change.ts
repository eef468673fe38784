import type { Browser, Page } from 'playwright-core';
import { waitForIdleNetwork } from '../tooling/idle-network.js';
import { timeStep, withSlowPage, type Step } from './page-change';
import type { Site } from './site';

const inStep = (content: string) => `div[data-remote="recommendations"] section[aria-labelledby="step-title"] ${content}`;
const atProgress = (percent: number) => inStep(`[role="progressbar"][aria-valuenow="${percent}"]`);
const button = (name: string) => inStep(`button:has-text("${name}")`);

/** The first step of the assistant, and its progress. */
const start = { hash: '#/recommendations/site-type', shown: atProgress(14) };

/** One round, from the question about the site to the summary. */
export const assistantSteps = {
  feature: { title: 'Question to a feature', click: button('Continue'), shown: atProgress(86) },
  nextFeature: { title: 'Feature to the next one', click: button('Not now'), shown: atProgress(99) },
  summary: { title: 'Feature to the summary', click: button('Not now'), shown: inStep('[aria-label="Recommendations enabled"]') },
} as const satisfies Record<string, Step>;

export type AssistantStepName = keyof typeof assistantSteps;
export const assistantStepNames = Object.keys(assistantSteps) as AssistantStepName[];

/** Milliseconds from the click to the frame that shows the step, by step, one value per round. */
export type AssistantSteps = Readonly<Record<AssistantStepName, readonly number[]>>;

async function restart(page: Page): Promise<void> {
  await page.evaluate((hash) => void (window.location.hash = hash), start.hash);
  await page.waitForSelector(start.shown);
  await waitForIdleNetwork(page);
}

/** Measures the steps of the assistant `rounds` times with a CPU slowdown of 4, after every step was shown once. */
export async function measureAssistantSteps(browser: Browser, site: Site, rounds: number): Promise<AssistantSteps> {
  const found: Record<AssistantStepName, number[]> = { feature: [], nextFeature: [], summary: [] };
  const address = site.address.replace('#/dashboard', start.hash);
  await withSlowPage(browser, { ...site, address }, async (page) => {
    for (let round = 0; round <= rounds; round += 1) {
      await restart(page);
      for (const name of assistantStepNames) {
        const ms = await timeStep(page, assistantSteps[name]);
        if (round > 0) found[name].push(ms);
      }
    }
  });
  return found;
}
