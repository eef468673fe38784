import type { Page } from 'playwright-core';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { accountButton, switchScenario, hold, items, notice, screenTitle, setUpButton } from '../pages/connection';
import { notices, outlet, getRoute, settled, tabLabels } from '../pages/frame';
import { respondAsProvider, sendInvalidResponse, pressToConnect } from '../pages/provider';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ scenario: 'unconnected', environment: 'development' });

const isWaiting = (page: Page) => setUpButton(page).getAttribute('aria-disabled');

test('SHELL-070 SHELL-073 a refused registration is shown at the button; the next press registers, once, while the button is busy', async () => {
  const { page, calls } = await site.visit('/dashboard');
  await setUpButton(page).waitFor();
  expect(await violations(page)).toEqual([]);
  const refused = { status: 403, json: { code: 'invalid_nonce', message: 'The page is out of date.' } };
  await page.route('**/jetpack/v4/connection/register*', (route) => route.fulfill(refused), { times: 1 });
  await setUpButton(page).press('Enter');
  await page.getByText('An error occurred. Please try again.').waitFor();
  expect(await isWaiting(page)).toBeNull();

  calls.forget();
  const letGo = await hold(page, 'connection/register');
  await setUpButton(page).press('Enter');
  await eventually(async () => expect(await isWaiting(page)).toBe('true'));
  await setUpButton(page).press('Enter');
  expect(await page.getByText('An error occurred. Please try again.').count()).toBe(0);
  letGo();
  await page.waitForURL(/\/jetpack\.authorize\//);
  expect(calls.of('POST connection/register')).toMatchObject([
    { body: { no_iframe: true, redirect_uri: 'admin.php?page=jetpack' } },
  ]);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Connect My Site');
});

test('SHELL-072 ERR-003 ERR-011 ERR-013 invalid responses of the provider link no account, each is explained, and connecting remains possible', async () => {
  const { page, calls } = await site.visit('/connect-user', { arrange: (opened) => switchScenario(opened, 'site-connected') });
  const wrong = [
    ['With a wrong state', 'Please stay signed in to your site while you authorize the connection.'],
    ['With a made-up code', 'This code does not hold (any more).'],
    ['Without a code', 'Jetpack encountered a glitch (no_code).'],
  ] as const;
  for (const [button, words] of wrong) {
    await pressToConnect(page, 'Connect your user account');
    await sendInvalidResponse(page, button);
    await settled(page);
    await notice(page, words).waitFor();
    await page.evaluate(() => void (window.location.hash = '#/connect-user'));
    await accountButton(page).waitFor();
  }
  await page.reload();
  await accountButton(page).waitFor();
  expect(await notices(page).innerText()).not.toContain('glitch');
  expect(calls.of('POST connection/register')).toEqual([]);
});

test('SHELL-005 SHELL-069 SHELL-074 ERR-015 an account is linked from its own screen, and once only', async () => {
  const { page } = await site.visit('/discussion', { arrange: (opened) => switchScenario(opened, 'site-connected') });
  await page.getByRole('link', { name: 'Connect to manage your subscriptions settings.' }).click();
  await accountButton(page).waitFor();
  expect(await screenTitle(page).innerText()).toBe('Unlock Subscriptions and more amazing features');
  await page.evaluate(() => void (window.location.hash = '#/connect-user'));
  await page.getByText('Unlock all the amazing features of Jetpack by connecting now').waitFor();
  expect(await items(page)).toHaveLength(6);
  expect(await tabLabels(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await pressToConnect(page, 'Connect your user account');
  expect(new URL(page.url()).searchParams.get('from')).toBe('connect-user-screen');
  const provider = page.url();
  await respondAsProvider(page, 'approve');
  await settled(page);
  await notice(page, "You're fueled up and ready to go, Jetpack is now active.").waitFor();
  await outlet(page, 'dashboard').getByText('You are the Jetpack owner.').waitFor();
  expect(await tabLabels(page)).toContain('My Plan');

  // The provider's page, left open in another tab, is submitted again.
  await page.goto(provider);
  await respondAsProvider(page, 'approve');
  await settled(page);
  await notice(page, 'Your Jetpack is already connected.').waitFor();
  await page.evaluate(() => void (window.location.hash = '#/connect-user'));
  await page.getByText('Your account is connected.', { exact: true }).waitFor();
  expect(await accountButton(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to the dashboard', exact: true }).click();
  await settled(page);
  expect(getRoute(page)).toBe('/dashboard');
});

test('SHELL-075 ERR-015 an editor can link an account once the connection has an owner, and not before', async () => {
  const owner = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, 'site-connected') });
  const early = await site.visit('/connect-user', { as: 'editor' });
  await settled(early.page);
  expect(getRoute(early.page)).toBe('/dashboard');
  expect(await accountButton(early.page).count()).toBe(0);

  await switchScenario(owner.page, 'connected');
  const { page } = await site.visit('/connect-user', { as: 'editor' });
  await pressToConnect(page, 'Connect your user account');
  const choices = page.getByRole('radio');
  expect(await choices.first().isDisabled()).toBe(true);
  await respondAsProvider(page, 'approve');
  await settled(page);
  await notice(page, 'Your account is now connected.').waitFor();
  await page.reload();
  await settled(page);
  expect(await notices(page).innerText()).toBe('');
});
