import { violations } from '../axe';
import { eventually } from '../eventually';
import { switchScenario, hold, items, notice, screenTitle, setUpButton } from '../pages/connection';
import { extension, footerLabels, masthead, outlet, getRoute, settled, tabLabels } from '../pages/frame';
import { respondAsProvider, pressToConnect } from '../pages/provider';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ scenario: 'unconnected', environment: 'development' });

const wooTitle = 'Welcome to Jetpack! Security, Growth, & Performance tools for WordPress businesses';

test('SHELL-007 /setup registers by itself, without masthead, footer or tabs; denied, it is the dashboard of a site without an owner', async () => {
  let letGo = () => {};
  const { page, calls } = await site.visit('/setup', {
    arrange: async (opened) => (letGo = await hold(opened, 'connection/register')),
  });
  await eventually(async () => expect(await setUpButton(page).getAttribute('aria-busy')).toBe('true'));
  expect(await masthead(page).count()).toBe(0);
  expect(await tabLabels(page)).toEqual([]);
  expect(await footerLabels(page)).toEqual([]);
  letGo();
  await page.waitForURL(/\/jetpack\.authorize\//);
  expect(calls.of('POST connection/register')).toHaveLength(1);
  await respondAsProvider(page, 'deny');
  await settled(page);
  expect(getRoute(page)).toBe('/dashboard');
  await notice(page, 'You did not finish connecting.').waitFor();
  await outlet(page, 'dashboard').getByText('Your site is connected to WordPress.com.').waitFor();
  expect(await page.getByText('You are the Jetpack owner.').count()).toBe(0);

  // On a connected site /setup has nothing to do, and its tabs lead on.
  await page.evaluate(() => void (window.location.hash = '#/setup'));
  await eventually(async () => expect(await masthead(page).count()).toBe(0));
  await settled(page);
  expect(await tabLabels(page)).toContain('At a Glance');
  expect(await outlet(page, 'dashboard').count()).toBe(1);
  expect(calls.of('POST connection/register')).toHaveLength(1);
});

test('SHELL-006 SHELL-080 SHELL-134 /woo-setup lists the tools with their benefits, and connects with the requested screen as return address', async () => {
  const { page, calls } = await site.visit('/woo-setup?previous=%2Fdiscussion', {
    arrange: (opened) => switchScenario(opened, 'unconnected'),
  });
  await setUpButton(page).waitFor();
  expect(await screenTitle(page).innerText()).toBe(wooTitle);
  expect(await masthead(page).count()).toBe(1);
  for (const name of ['Security tools', 'Performance tools', 'Growth tools']) {
    expect((await items(page, name)).length).toBeGreaterThan(3);
  }
  await page.getByText('more than 5 million sites').waitFor();
  expect(await page.getByRole('link', { name: /Terms of Service/ }).getAttribute('href')).toContain('source=wpcom-tos');
  expect(await violations(page)).toEqual([]);
  await eventually(() => expect(calls.of('POST seen-wc-connection-modal')).toMatchObject([{ body: undefined }]));

  await pressToConnect(page, 'Set up Jetpack');
  expect(new URL(page.url()).searchParams.get('from')).toBe('woo-setup');
  await respondAsProvider(page, 'approve');
  await settled(page);
  await notice(page, "You're fueled up").waitFor();
  expect(getRoute(page)).toBe('/discussion');
});

test('SHELL-076 SHELL-077 SHELL-078 SHELL-080 a connected shop shows its owner the benefits once; an editor never sees them', async () => {
  let seen: Promise<unknown> | undefined;
  const { page, calls } = await site.visit('/settings', {
    arrange: async (opened) => {
      await switchScenario(opened, 'woo');
      seen = opened.waitForResponse('**/seen-wc-connection-modal*');
    },
  });
  await page.getByRole('button', { name: 'Continue to Jetpack' }).waitFor();
  expect(await screenTitle(page).innerText()).toBe(wooTitle);
  expect(await setUpButton(page).count()).toBe(0);
  expect(await page.getByRole('link', { name: /Terms of Service/ }).count()).toBe(0);
  await extension(page, 'page.below@1').getByText("We're here to help").waitFor();
  const editor = await site.visit('/dashboard', { as: 'editor' });
  await settled(editor.page);
  expect(getRoute(editor.page)).toBe('/dashboard');
  expect(editor.calls.of('POST seen-wc-connection-modal')).toEqual([]);

  await page.getByRole('button', { name: 'Continue to Jetpack' }).press('Enter');
  await eventually(() => expect(getRoute(page)).toBe('/settings'));
  await seen;
  expect(calls.of('POST seen-wc-connection-modal')).toHaveLength(1);
  await page.reload();
  await settled(page);
  expect(getRoute(page)).toBe('/settings');
  expect(calls.of('POST seen-wc-connection-modal')).toHaveLength(1);
});

test('LIC-027 LIC-028 a coupon connects for its partner; denied, the site continues without asking again', async () => {
  const { page, calls } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, 'partner-coupon') });
  await page.getByRole('button', { name: 'Set up & redeem Jetpack Backup' }).waitFor();
  expect(await screenTitle(page).innerText()).toBe('Welcome to Jetpack, IONOS traveler!');
  expect(await setUpButton(page).count()).toBe(0);
  const logo = page.getByRole('img', { name: 'IONOS' });
  expect(await logo.boundingBox()).toMatchObject({ width: 119, height: 32 });
  expect(await violations(page)).toEqual([]);
  const back = 'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_5K2TQ9';
  await pressToConnect(page, 'Set up & redeem Jetpack Backup');
  expect(new URL(page.url()).searchParams.get('from')).toBe('jetpack-partner-coupon');
  expect(calls.of('POST connection/register')).toMatchObject([{ body: { redirect_uri: back } }]);
  await respondAsProvider(page, 'deny');
  expect(page.url()).toContain(back);
  await settled(page);
  await notice(page, 'You did not finish connecting.').waitFor();
  await outlet(page, 'dashboard').getByText('Your site is connected to WordPress.com.').waitFor();
  expect(await page.getByRole('button', { name: /redeem/ }).count()).toBe(0);
});

test('SHELL-081 without the coupon screen the connect screen is shown; offline nothing is offered that cannot work', async () => {
  const { page } = await site.visit('/dashboard', {
    arrange: async (opened) => {
      await switchScenario(opened, 'partner-coupon');
      await opened.route('**/remotes/licensing/**', (route) => route.abort());
    },
    allowErrors: true,
  });
  await setUpButton(page).waitFor();
  await switchScenario(page, 'offline');
  await page.goto('/wp-admin/admin.php?page=jetpack&again#/setup');
  await page.getByText('Your site is in Offline Mode, so it can not be connected to WordPress.com.').waitFor();
  expect(await setUpButton(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to the dashboard', exact: true }).click();
  await settled(page);
  expect(getRoute(page)).toBe('/dashboard');
});
