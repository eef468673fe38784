import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { focused, focusOn, pressOn, tabTo, walkControls } from '../keyboard';
import { switchScenario } from '../pages/connection';
import { getRoute } from '../pages/frame';
import { question } from '../pages/question';
import { goTo, ScreenCheck, waitUntilIdle } from '../screens';
import { siteUnderTest } from '../visits';

/** No test of this file uses a mouse. All modules are on and in the plan, so that every option can be reached. */
const site = siteUnderTest({ environment: 'development' });

const labels = ['Security', 'Performance', 'Writing', 'Sharing', 'Discussion', 'Traffic'];
const routes = [...labels.map((label) => `/${label.toLowerCase()}`), '/privacy'];
const remote = 'div[data-remote="settings"][data-version]';

async function visit(route: string, width = 1280): Promise<Page> {
  const { page } = await site.visit(route, { width, arrange: (opened) => switchScenario(opened, 'connected-complete') });
  await waitUntilIdle(page);
  return page;
}

/** Returns what is wrong on the way through a tab. */
async function walk(page: Page, label: string): Promise<{ count: number; found: string[] }> {
  await focusOn(page, `Jetpack ${label} Settings`);
  await waitUntilIdle(page);
  const { count, found } = await walkControls(page, remote);
  return { count, found: found.map((text) => `${label}: ${text}`) };
}

test('every tab is opened from the bar, and every control of it is reached in order, with its focus visible', async () => {
  const page = await visit('/privacy');
  const walks = [];
  for (const label of labels) {
    await pressOn(page, label);
    walks.push(await walk(page, label));
  }
  expect(walks.flatMap(({ found }) => found)).toEqual([]);
  expect(Math.min(...walks.map(({ count }) => count))).toBeGreaterThan(10);
}, 180_000);

test('on a phone, every tab is opened from the menu, and every control of it is reached', async () => {
  const page = await visit('/privacy', 480);
  const found: string[] = [];
  let current = 'Settings';
  for (const label of labels) {
    await pressOn(page, current);
    await pressOn(page, label);
    found.push(...(await walk(page, label)).found);
    current = label;
  }
  expect(found).toEqual([]);
}, 180_000);

test('the Traffic tab: options with a preview, the clipboard, an explanation and a form', async () => {
  const page = await visit('/traffic');
  const preview = page.getByRole('group', { name: 'Preview' });
  const hadImages = (await preview.locator('img').count()) === 3;
  await tabTo(page, 'Show a thumbnail image where available');
  await page.keyboard.press('Space');
  await eventually(async () => expect(await preview.locator('img').count()).toBe(hadImages ? 0 : 3));

  await pressOn(page, 'Copy');
  await focusOn(page, 'Copied!');

  await tabTo(page, 'About Sitemaps', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'About Sitemaps' }).waitFor();
  await page.keyboard.press('Escape');
  await focusOn(page, 'About Sitemaps');

  const description = page.getByLabel('Front page description', { exact: true });
  await tabTo(page, 'Front page description', 'Shift+Tab');
  await page.keyboard.type('A site about keys');
  await pressOn(page, 'Discard');
  expect(await description.inputValue()).toBe('');

  await tabTo(page, 'Front page description', 'Shift+Tab');
  await page.keyboard.type('Another one');
  await tabTo(page, 'Security', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  expect(getRoute(page)).toBe('/traffic');
  expect(await description.inputValue()).toBe('Another one');
  await pressOn(page, 'Save settings');
  await page.getByText('Updated settings').waitFor();
}, 120_000);

test('search: a result of another tab is reached, and Escape closes the search', async () => {
  const page = await visit('/security');
  await pressOn(page, 'Search for a Jetpack feature.');
  await page.keyboard.type('sitemap');
  await page.getByRole('switch', { name: 'Generate XML sitemaps' }).waitFor();
  await tabTo(page, 'Generate XML sitemaps');
  await tabTo(page, 'Close search', 'Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await focusOn(page, 'Search for a Jetpack feature.');
  await eventually(() => expect(getRoute(page)).toBe('/security'));
  expect(await focused(page)).toBe('Search for a Jetpack feature.');
});

test('axe finds no violation on any tab with every option shown, at 1280 and 480 px', async () => {
  const page = await visit('/settings');
  const check = new ScreenCheck(page);
  const found: string[] = [];
  for (const route of routes) {
    await goTo(page, route);
    found.push(...(await check.check(route)));
  }
  expect(found).toEqual([]);
  expect(check.count).toBe(routes.length);
}, 120_000);
