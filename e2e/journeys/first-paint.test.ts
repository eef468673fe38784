import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { settingsTab } from '../pages/discussion';
import { outlet, pageAddress, getRoute, screenHeading, settled } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

/** Fulfills the requests for matching files only when released. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** The skeleton that the shell's stylesheet draws on the host's element: bottom of masthead and tabs, and its cards. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const container = document.getElementById('jp-plugin-container');
    if (!container) throw new Error('The host page has no container.');
    const [head, screen] = [getComputedStyle(container, '::before'), getComputedStyle(container, '::after')];
    return {
      headHeight: head.display === 'none' ? 0 : parseFloat(head.blockSize),
      screenTop: parseFloat(head.blockSize) + parseFloat(screen.marginBlockStart),
      screenWidth: screen.content === 'none' ? 0 : parseFloat(screen.inlineSize),
      isDrawn: screen.content !== 'none' && screen.backgroundImage !== 'none',
    };
  });

/** Where the page has rendered the same, relative to the container. */
const rendered = (page: Page, remote: string) =>
  page.evaluate((name) => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const top = box('#jp-plugin-container')?.top ?? 0;
    const outlet = `div[data-remote="${name}"][data-version]`;
    // The settings render their own tabs.
    const screen = box(name === 'settings' ? `${outlet} nav + *` : `main div:has(> ${outlet})`);
    const hasTabs = name !== 'settings' && document.querySelector('main nav[aria-label="Jetpack"]');
    const head = box(name === 'settings' ? 'main nav[aria-label="Settings"]' : hasTabs ? 'main nav' : 'header');
    return {
      headHeight: (head?.bottom ?? 0) - top,
      screenTop: (screen?.top ?? 0) - top,
      screenWidth: screen?.width ?? 0,
    };
  }, remote);

/** Loads the page again on a route, without waiting for it. */
async function reopen(page: Page, route: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(pageAddress(route), { waitUntil: 'commit' });
}

test.each([
  ['/dashboard', 'dashboard', 1280],
  ['/dashboard', 'dashboard', 480],
  ['/my-plan', 'licensing', 1280],
  ['/recommendations/site-type', 'recommendations', 1280],
  ['/product/backup', 'licensing', 1280],
  ['/discussion', 'settings', 1280],
  ['/discussion', 'settings', 480],
])(
  'at %s masthead, tabs and the screen of %s are drawn in their final place before any script of the shell, at %i px',
  async (route, remote, width) => {
    const { page } = await site.visit('/connect-user', { width });
    const release = await hold(page, /\/shell\/main\.[^/]*\.js/);
    await reopen(page, route);
    await eventually(async () => expect((await drawn(page)).isDrawn).toBe(true));
    expect(await page.locator('main').count()).toBe(0);
    const before = await drawn(page);
    release();
    await settled(page);
    const after = await rendered(page, remote);
    expect({ ...after, isDrawn: true }).toEqual(before);
  },
);

test('the settings have their tabs and cards while their remote is loading, and the tabs work', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  const release = await hold(page, /\/remotes\/settings\/.*\.js/);
  await reopen(page, '/discussion');
  await settingsTab(page, 'Traffic').waitFor();
  expect(await outlet(page, 'settings').count()).toBe(0);
  const { x, y } = (await settingsTab(page, 'Traffic').boundingBox()) ?? {};
  await settingsTab(page, 'Traffic').click();
  expect(getRoute(page)).toBe('/traffic');
  release();
  await settled(page);
  await outlet(page, 'settings').getByRole('navigation', { name: 'Settings' }).waitFor();
  expect(await settingsTab(page, 'Traffic').boundingBox()).toMatchObject({ x, y });
});

test('where the settings cannot be loaded, their tabs stay and lead from heading to heading', async () => {
  const { page } = await site.visit('/dashboard', { allowErrors: true });
  await settled(page);
  await page.route(/\/remotes\/settings\//, (route) => route.abort());
  await reopen(page, '/discussion');
  await page.locator('main').getByRole('alert').filter({ hasText: 'Settings could not be loaded' }).waitFor({ timeout: 20_000 });
  await settingsTab(page, 'Writing').click();
  await eventually(async () => expect(await screenHeading(page).textContent()).toBe('Jetpack Writing Settings'));
  expect(await settingsTab(page, 'Writing').getAttribute('aria-current')).toBe('page');
  expect(await page.locator('main').getByRole('alert').count()).toBe(1);
});

test.each(['/dashboard', '/discussion'])('at %s the layout does not shift while the page loads on a slow line', async (route) => {
  const { page } = await site.visit('/connect-user', { ownContext: true });
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => 'value' in entry && shifts.push(Number(entry.value))),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await reopen(page, route);
  await settled(page);
  await page.waitForTimeout(500);
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
});

test('a cold visit downloads no script twice: preloads and loaders name the same hashes', async () => {
  const scripts: string[] = [];
  const arrange = async (page: Page) =>
    void page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const { page } = await site.visit('/dashboard', { arrange, ownContext: true });
  await settled(page);
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((url, at) => scripts.indexOf(url) !== at)).toEqual([]);
});
