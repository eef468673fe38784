import type { Locator, Page } from 'playwright-core';
import { waitForIdleNetwork } from '../../tooling/idle-network.js';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { sectionTitles } from '../pages/dashboard';
import { footerLabels, outlet, settled, tabLabels } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ scenario: 'dev-version' });

const card = (page: Page): Locator => page.getByRole('region', { name: 'Developer tools' });
const line = (page: Page): Locator => page.getByRole('region', { name: 'Simulation' });
const scanCard = (page: Page): Locator => outlet(page, 'dashboard').getByRole('region', { name: 'Scan' });

async function open(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('button', { name: 'Dev Tools' }).click();
  await card(page).waitFor();
}

const choose = (page: Page, group: string, option: string) =>
  card(page).getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();

/** Returns which of these scripts contain the card; other parts of the page load when it is idle, before or after. */
async function withTheCard(page: Page, scripts: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(scripts.map(async (url) => ({ url, text: await (await page.request.get(url)).text() })));
  return texts.filter(({ text }) => text.includes('admin_secondary')).map(({ url }) => url);
}

test('SHELL-113 the developer tools are fetched when they are opened from the footer, and closed by their x', async () => {
  const scripts: string[] = [];
  const arrange = async (page: Page) =>
    void page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const { page } = await site.visit('/dashboard', { arrange });
  await settled(page);
  expect(await withTheCard(page, scripts)).toEqual([]);
  await open(page);
  expect(await withTheCard(page, scripts)).toHaveLength(1);
  expect(await violations(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await card(page).waitFor({ state: 'detached' });
  expect(await line(page).count()).toBe(0);
});

test('SHELL-115 with threats on, the scan card shows 17 of them, without a reload or a call', async () => {
  const { page, calls } = await site.visit('/dashboard');
  await open(page);
  await waitForIdleNetwork(page);
  expect(await scanCard(page).innerText()).not.toContain('17');
  calls.forget();
  await choose(page, 'Threats', '17 threats');
  await eventually(async () => expect(await scanCard(page).innerText()).toContain('17'));
  await choose(page, 'Threats', 'Actual');
  await eventually(async () => expect(await scanCard(page).innerText()).not.toContain('17'));
  expect(calls.names.filter((name) => !name.startsWith('GET '))).toEqual([]);
  expect(calls.names.filter((name) => name.startsWith('GET scan'))).toEqual([]);
});

test('SHELL-114 an Editor, with and without statistics, and a Subscriber get their own views; one press restores the admin', async () => {
  const { page } = await site.visit('/dashboard');
  await open(page);
  const all = ['Needs attention', 'Jetpack Stats', 'Security', 'Performance and Growth', 'Connections'];
  await eventually(async () => expect(await sectionTitles(page)).toEqual(all));
  const real = { tabs: await tabLabels(page), sections: all, footer: await footerLabels(page) };

  await choose(page, 'Role', 'Editor');
  await eventually(async () => expect(await sectionTitles(page)).toEqual(['Security', 'Connections']));
  expect(await tabLabels(page)).toEqual(['At a Glance']);
  expect((await footerLabels(page)).slice(1)).toEqual(['About', 'Terms', 'Privacy']);
  await choose(page, 'Statistics', 'Can view stats');
  await eventually(async () => expect(await sectionTitles(page)).toEqual(['Jetpack Stats', 'Security', 'Connections']));

  await choose(page, 'Role', 'Subscriber');
  await choose(page, 'Statistics', 'Cannot view stats');
  await eventually(async () => expect(await sectionTitles(page)).toEqual(['Connections']));

  await card(page).getByRole('button', { name: 'End simulation' }).click();
  await eventually(async () => expect(await sectionTitles(page)).toEqual(real.sections));
  expect({ tabs: await tabLabels(page), footer: await footerLabels(page) }).toEqual({ tabs: real.tabs, footer: real.footer });
});

test.each([1280, 320])('at %i px, the simulation line stays visible through a reload, with the card closed', async (width) => {
  const { page } = await site.visit('/dashboard', { width });
  await open(page);
  await choose(page, 'Threats', '17 threats');
  await card(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await settled(page);
  await line(page).waitFor();
  expect(await line(page).innerText()).toContain('Simulated: 17 threats');
  await eventually(async () => expect(await scanCard(page).innerText()).toContain('17'));
  // The reload has restored the scroll position near the page's end; elsewhere the line is at the window's lower edge.
  await page.evaluate(() => window.scrollTo(0, 0));
  await eventually(async () => {
    const box = await line(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900, 0);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await violations(page)).toEqual([]);
  await line(page).getByRole('button', { name: 'End simulation' }).click();
  await line(page).waitFor({ state: 'detached' });
  await eventually(async () => expect(await scanCard(page).innerText()).not.toContain('17'));
});
