import type { Browser } from 'playwright-core';
import { waitForIdleNetwork } from '../tooling/idle-network.js';
import { timeStep, withSlowPage, type Step } from './page-change';
import type { Site } from './site';

/** Each tab of the settings with its last card: the tab is shown once that is. */
const lastCards = {
  security: 'sso',
  performance: 'videopress',
  writing: 'masterbar',
  sharing: 'likes',
  discussion: 'subscriptions',
  traffic: 'verification-tools',
} as const;

export type SettingsTab = keyof typeof lastCards;
export const settingsTabs = Object.keys(lastCards) as SettingsTab[];

/** Milliseconds from the click to the frame that shows the cards, by tab, one value per round. */
export type TabChanges = Readonly<Record<SettingsTab, readonly number[]>>;

const getStep = (tab: SettingsTab): Step => ({
  title: `Settings tab ${tab}`,
  click: `nav[aria-label="Settings"] a[href="#/${tab}"]`,
  shown: `div[data-remote="settings"] #${lastCards[tab]}-title`,
});

/** Measures the change to each tab `rounds` times with a CPU slowdown of 4, after every tab was shown once. */
export async function measureTabChanges(browser: Browser, site: Site, rounds: number): Promise<TabChanges> {
  const found: Record<SettingsTab, number[]> = {
    security: [],
    performance: [],
    writing: [],
    sharing: [],
    discussion: [],
    traffic: [],
  };
  const address = site.address.replace('#/dashboard', '#/traffic');
  await withSlowPage(browser, { ...site, address }, async (page) => {
    await page.waitForSelector(getStep('traffic').shown);
    await waitForIdleNetwork(page);
    for (let round = 0; round <= rounds; round += 1) {
      for (const tab of settingsTabs) {
        const ms = await timeStep(page, getStep(tab));
        if (round > 0) found[tab].push(ms);
      }
    }
  });
  return found;
}
