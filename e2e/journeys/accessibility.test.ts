import { violations } from '../axe';
import { switchScenario } from '../pages/connection';
import { assistant } from '../roles/role-table';
import { waitUntilIdle, goTo, ScreenCheck } from '../screens';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });

const settingsTabs = ['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic', '/privacy'];
const allRoutes = [
  ...['/dashboard', '/my-plan', '/connect-user', '/woo-setup', '/setup', '/settings', ...settingsTabs, '/settings?term=spam'],
  ...['/recommendations', ...assistant, '/license/activation'],
  ...['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map((slug) => `/product/${slug}`),
];

/** The steps of the assistant share a layout: every other one is checked on a phone. */
const widthsAt = (route: string) => (assistant.includes(route) ? [assistant.indexOf(route) % 2 === 0 ? 1280 : 480] : [1280, 480]);

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
