import type { Page } from 'playwright-core';
import { violations } from '../axe';
import { switchScenario, disconnectDialog } from '../pages/connection';
import { question } from '../pages/question';
import { waitUntilIdle, goTo, reopen, ScreenCheck, getOverflowing } from '../screens';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });

const steps = [
  ...['site-type', 'product-suggestions', 'product-purchased', 'agency', 'woocommerce', 'monitor', 'related-posts'],
  ...['creative-mail', 'site-accelerator', 'publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost', 'summary'],
  ...['welcome-backup', 'welcome-complete', 'welcome-security', 'welcome-antispam', 'welcome-videopress', 'welcome-search'],
  ...['welcome-scan', 'backup-activated', 'scan-activated', 'antispam-activated', 'videopress-activated', 'search-activated'],
  'server-credentials',
];
const settingsTabs = ['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic', '/privacy'];
const allRoutes = [
  ...['/dashboard', '/my-plan', '/connect-user', '/woo-setup', '/setup', '/settings', ...settingsTabs, '/settings?term=spam'],
  ...['/recommendations', ...steps.map((step) => `/recommendations/${step}`), '/license/activation'],
  ...['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map((slug) => `/product/${slug}`),
];

/** Scenarios whose screens differ, with their routes. */
const sites: Readonly<Record<string, readonly string[]>> = {
  unconnected: ['/dashboard', '/connect-user', '/woo-setup'],
  'site-connected': ['/dashboard', '/connect-user', '/discussion', '/my-plan'],
  offline: ['/dashboard', '/connect-user', '/security', '/my-plan'],
  woo: ['/woo-setup', '/recommendations/woocommerce'],
  'partner-coupon': ['/dashboard'],
  'partner-coupon-connected': ['/dashboard'],
  'identity-crisis': ['/dashboard', '/discussion'],
  'connection-errors': ['/dashboard', '/my-plan'],
  'dev-version': ['/dashboard'],
  threats: ['/dashboard', '/product/scan'],
  multisite: ['/dashboard', '/security'],
  staging: ['/dashboard'],
  'licensing-error': ['/dashboard'],
  woa: ['/dashboard', '/security'],
  overrides: ['/security', '/discussion'],
  'right-to-left': ['/dashboard', '/my-plan', '/discussion', '/connect-user', '/recommendations/site-type'],
};

/** The steps of the assistant share a layout: every other one is checked on a phone. */
const widthsAt = (route: string) =>
  route.startsWith('/recommendations/') ? [steps.indexOf(route.slice(17)) % 2 === 0 ? 1280 : 480] : [1280, 480];

test('axe finds no violation on any route, on desktop and phone, and none scrolls sideways', async () => {
  const { page } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, 'connected') });
  const check = new ScreenCheck(page);
  const found: string[] = [];
  for (const route of allRoutes) {
    await goTo(page, route);
    found.push(...(await check.check(route, widthsAt(route))));
  }
  expect(found).toEqual([]);
  // Fewer would mean that the checks were all of the same screen.
  expect(check.count).toBeGreaterThan(25);
}, 120_000);

test('axe finds no violation on the screens of any scenario', async () => {
  const { page } = await site.visit('/dashboard');
  const check = new ScreenCheck(page);
  const found: string[] = [];
  for (const [index, [scenario, routes]] of Object.entries(sites).entries()) {
    await switchScenario(page, scenario);
    await reopen(page, routes[0] ?? '/dashboard');
    for (const route of routes) {
      await goTo(page, route);
      found.push(...(await check.check(`${scenario} ${route}`, [index % 2 === 0 ? 480 : 1280])));
    }
  }
  expect(found).toEqual([]);
  expect(check.count).toBeGreaterThan(Object.keys(sites).length);
}, 120_000);

test('axe finds no violation on the screens of users that are no administrators', async () => {
  const { page: admin } = await site.visit('/dashboard');
  const found: string[] = [];
  for (const scenario of ['connected', 'unconnected']) {
    await switchScenario(admin, scenario);
    for (const as of ['editor', 'subscriber']) {
      const { page } = await site.visit('/dashboard', { as });
      await waitUntilIdle(page);
      found.push(...(await new ScreenCheck(page).check(`${scenario}, ${as}`)));
    }
  }
  expect(found).toEqual([]);
});

test('axe finds no violation on the sign-in page, with an error', async () => {
  const page = await site.stranger({ width: 480 });
  await page.goto('/wp-login.php');
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  expect(await violations(page)).toEqual([]);
});

/** Overlays, in the order a user reaches them; each function leaves its overlay open. */
const overlays: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the explanation of a card': async (page) => {
    await goTo(page, '/dashboard');
    await page.getByRole('button', { name: 'About Downtime monitoring' }).click();
    await page.getByRole('dialog', { name: 'About Downtime monitoring' }).waitFor();
  },
  'developer tools': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Dev Tools' }).click();
    await page.getByRole('region', { name: 'Developer tools' }).waitFor();
  },
  'an open search that finds nothing': async (page) => {
    await goTo(page, '/settings?term=zebra');
    await page.getByText('No search results found for').waitFor();
  },
  'the question before work is lost': async (page) => {
    await reopen(page, '/discussion');
    await page.getByRole('switch', { name: /Let visitors use/ }).check();
    await page.getByLabel('Comment form introduction').fill(`Written at ${Date.now()}`);
    await page.evaluate(() => void (window.location.hash = '#/my-plan'));
    await question(page).waitFor();
  },
  'the reconnect dialog': async (page) => {
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await goTo(page, '/reconnect');
    await page.getByRole('dialog', { name: 'Reconnect Jetpack' }).waitFor();
  },
  'the disconnect dialog': async (page) => {
    await page.keyboard.press('Escape');
    await goTo(page, '/disconnect');
    await disconnectDialog(page, 'Disconnect this site?').getByRole('listitem').first().waitFor();
  },
  'a site that was disconnected': async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
    await disconnectDialog(page, 'Your site is disconnected').waitFor();
  },
  'the survey': async (page) => {
    await page.getByRole('button', { name: 'Tell us why' }).click();
    await page.getByRole('radio', { name: 'Another reason' }).check();
  },
  'its thanks': async (page) => {
    await page.getByRole('textbox', { name: 'Tell us more' }).fill('It was only a try.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await disconnectDialog(page, 'Thank you!').waitFor();
  },
};

test.each([
  ['dev-version', 1280],
  ['right-to-left', 480],
] as const)(
  'axe finds no violation on dialogs, popovers and panels of a %s site at %i px',
  async (scenario, width) => {
    const { page } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, scenario) });
    const check = new ScreenCheck(page);
    const found: string[] = [];
    for (const [name, open] of Object.entries(overlays)) {
      if (name === 'developer tools' && scenario !== 'dev-version') continue;
      await open(page);
      await waitUntilIdle(page);
      found.push(...(await check.check(name, [width])));
    }
    expect(found).toEqual([]);
  },
  120_000,
);

const everyWidth = [320, 360, 480, 481, 660, 800, 960, 1040, 1280, 1400];

test.each(['connected', 'right-to-left'])('%s: no screen scrolls sideways at any width from 320 to 1400 px', async (scenario) => {
  const { page } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, scenario) });
  const found: string[] = [];
  for (const route of ['/dashboard', '/discussion', '/recommendations/summary', '/my-plan', '/connect-user', '/disconnect']) {
    await goTo(page, route);
    for (const width of everyWidth) found.push(...(await getOverflowing(page, width)).map((text) => `${route}: ${text}`));
  }
  expect(found).toEqual([]);
});

/** Cumulative layout shift of a page load. */
async function movement(page: Page, route: string): Promise<number> {
  await reopen(page, route);
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(sum);
        }, 100);
      }),
  );
}

test('the layout does not shift while a page loads: skeletons have its geometry', async () => {
  const moved: string[] = [];
  // A shift counts more in a narrow window.
  const { page } = await site.visit('/dashboard', { width: 480 });
  const pages = [
    ['connected', '/dashboard'],
    ['connected', '/discussion'],
    ['connected', '/my-plan'],
    ['unconnected', '/dashboard'],
    ['offline', '/dashboard'],
    ['identity-crisis', '/dashboard'],
  ] as const;
  for (const [scenario, route] of pages) {
    await switchScenario(page, scenario);
    const sum = await movement(page, route);
    if (sum > 0.05) moved.push(`${scenario} ${route}: ${sum.toFixed(3)}`);
  }
  expect(moved).toEqual([]);
});
