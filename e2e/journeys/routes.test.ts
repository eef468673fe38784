import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { footerLabels, masthead, outlet, getRoute, screenHeading, settled, tab, tabLabels } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

const settingsTabs = ['Security', 'Performance', 'Writing', 'Sharing', 'Discussion', 'Traffic'];
const secondBar = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

test.each([
  ['/settings', 'Jetpack Settings'],
  ['/security', 'Jetpack Security Settings'],
  ['/performance', 'Jetpack Performance Settings'],
  ['/writing', 'Jetpack Writing Settings'],
  ['/sharing', 'Jetpack Sharing Settings'],
  ['/discussion', 'Jetpack Discussion Settings'],
  ['/traffic', 'Jetpack Traffic Settings'],
])('SHELL-010 %s is rendered in the frame of the settings, with the second bar', async (route, heading) => {
  const { page } = await site.visit(route);
  await settled(page);
  expect(getRoute(page)).toBe(route);
  expect(await screenHeading(page).textContent()).toBe(heading);
  expect(await masthead(page).isVisible()).toBe(true);
  expect(await outlet(page, 'settings').count()).toBe(1);
  const labels = (await secondBar(page).getByRole('link').allInnerTexts()).map((text) => text.trim());
  expect(labels.filter((label) => settingsTabs.includes(label))).toEqual(settingsTabs);
  // The first bar is the dashboard group's.
  expect(await tabLabels(page)).toEqual([]);
  expect(await footerLabels(page)).toContain('Terms');
});

test('SHELL-008 My Plan is rendered in the frame of the dashboard group: masthead, tabs, the plan, cards below, footer', async () => {
  const { page } = await site.visit('/my-plan');
  await settled(page);
  expect(await masthead(page).isVisible()).toBe(true);
  expect(await tab(page, 'My Plan').getAttribute('aria-current')).toBe('page');
  await outlet(page, 'licensing').getByText('Jetpack Free', { exact: false }).first().waitFor();
  await page.locator('[data-extension-point="page.below@1"]').getByText("We're here to help").waitFor();
  expect(await footerLabels(page)).toContain('Terms');
});

test('back and forward lead through every screen: title, focus on the heading, and the previous scroll position', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  const walk = [
    ['/dashboard', 'Jetpack At A Glance Dashboard'],
    ['/discussion', 'Jetpack Discussion Settings'],
    ['/my-plan', 'Jetpack My Plan'],
    ['/connect-user', 'Connect your user account'],
    ['/woo-setup', 'Set up Jetpack for your store'],
  ] as const;
  const left = new Map<string, number>();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const arrived = async ([route, heading]: readonly [string, string]) => {
    await eventually(async () => {
      expect(getRoute(page)).toBe(route);
      expect(await page.title()).toMatch(new RegExp(`^${heading}`));
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(heading);
    });
    await settled(page);
    await eventually(async () => expect([route, await scrolled()]).toEqual([route, left.get(route) ?? 0]));
  };
  for (const step of walk.slice(1)) {
    await page.evaluate(() => window.scrollTo(0, 400));
    left.set(getRoute(page), await scrolled());
    await page.evaluate((hash) => void (window.location.hash = hash), `#${step[0]}`);
    await arrived(step);
  }
  expect(Math.min(left.get('/dashboard') ?? 0, left.get('/discussion') ?? 0)).toBeGreaterThan(100);
  for (const step of walk.slice(0, -1).reverse()) {
    await page.goBack();
    await arrived(step);
  }
  for (const step of walk.slice(1)) {
    await page.goForward();
    await arrived(step);
  }
});

test('a reload and the return from another page keep the scroll position, a link starts at the top', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  const scrolled = (top: number) => eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(top));
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() => void (window.location.hash = '#/discussion'));
  await settled(page);
  await scrolled(0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.reload();
  await settled(page);
  await scrolled(200);
  await page.goto('/wp-admin/index.php');
  await page.goBack();
  await settled(page);
  await scrolled(200);
  await page.goBack();
  await settled(page);
  await scrolled(300);
});

test("the host's menu follows the route, and its link to the current screen scrolls up", async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  const menu = page.locator('#toplevel_page_jetpack');
  const current = () => menu.locator('[aria-current=page]').allInnerTexts();
  expect(await current()).toEqual(['Dashboard']);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await settled(page);
  await eventually(async () => expect(await current()).toEqual(['Settings']));
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await settled(page);
  await eventually(async () => expect(await current()).toEqual(['Dashboard']));
  await page.evaluate(() => window.scrollTo(0, 500));
  await menu.getByRole('link', { name: 'Dashboard' }).evaluate((link) => link instanceof HTMLElement && link.click());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('SHELL-015 the skip link moves the focus into the page, and the screen does not change', async () => {
  const { page } = await site.visit('/discussion');
  await settled(page);
  const before = await outlet(page, 'settings').innerText();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('wpbody-content'));
  expect(await outlet(page, 'settings').innerText()).toBe(before);
  await page.goBack();
  expect(getRoute(page)).toBe('/discussion');
  expect(await screenHeading(page).textContent()).toBe('Jetpack Discussion Settings');
});

test.each(['editor', 'author', 'contributor', 'subscriber'])(
  'no route makes a call that the site refuses to the %s who opens it',
  async (as) => {
    const refused: string[] = [];
    const open = async (route: string) => {
      const { page } = await site.visit(route, {
        as,
        arrange: async (opened) =>
          opened.on('response', (response) => {
            if ([401, 403].includes(response.status())) refused.push(`${route}: ${response.url()}`);
          }),
      });
      await settled(page);
      return page;
    };
    let page: Page | undefined;
    for (const route of ['/my-plan', '/recommendations', '/product/backup', '/discussion', '/dashboard'])
      page = await open(route);
    // Includes what the pages do once they are idle.
    await page?.waitForTimeout(1500);
    expect(refused).toEqual([]);
  },
);
