import type { Page } from 'playwright-core';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { notices, getRoute, screenHeading, settled } from '../pages/frame';
import { respondAsProvider } from '../pages/provider';
import { siteUnderTest } from '../visits';

const question = (page: Page) => page.getByRole('dialog', { name: 'Reconnect Jetpack' });
const press = (page: Page) => question(page).getByRole('button', { name: 'Reconnect Jetpack' }).click();
const reconnect = '**/jetpack/v4/connection/reconnect*';

describe('a site whose token the provider refuses', () => {
  const broken = siteUnderTest({ scenario: 'connection-errors' });

  test('SHELL-003 SHELL-102 /reconnect asks first, over the dashboard; closing it goes to /dashboard', async () => {
    const { page, calls } = await broken.visit('/reconnect');
    await settled(page);
    await question(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    expect(getRoute(page)).toBe('/dashboard');
    expect(calls.of('POST connection/reconnect')).toEqual([]);
  });

  test('SHELL-107 the error of the site is shown in place of the notice', async () => {
    const { page } = await broken.visit('/reconnect', {
      arrange: (opened) => opened.route(reconnect, (route) => route.fulfill({ status: 404, body: '' })),
    });
    await press(page);
    await notices(page).getByText('There was an error reconnecting Jetpack. Error:', { exact: false }).waitFor();
    expect(await notices(page).getByText('Reconnecting Jetpack', { exact: true }).count()).toBe(0);
    expect(await page.locator('main [inert]').count()).toBe(0);
  });

  test('SHELL-103 SHELL-104 SHELL-106 meanwhile the content is blurred, with a notice; afterwards the page is shown again with a success', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { page, calls } = await broken.visit('/reconnect', {
      arrange: (opened) => opened.route(reconnect, (route) => held.then(() => route.continue())),
    });
    await press(page);
    await notices(page).getByText('Reconnecting Jetpack', { exact: true }).waitFor();
    const area = page.locator('main [inert]');
    expect(await area.evaluate((element) => getComputedStyle(element).filter)).toMatch(/^blur\(/);
    expect(await area.getByText('Site connection', { exact: true }).count()).toBe(1);
    letGo();
    await notices(page).getByText('Your connection has been restored.', { exact: false }).waitFor();
    await settled(page);
    expect(calls.of('POST connection/reconnect')).toMatchObject([{ body: undefined }]);
    expect(getRoute(page)).toBe('/dashboard');
    expect(await page.getByText('Connection Error', { exact: false }).count()).toBe(0);
  });
});

describe('a site whose user has to authorize again', () => {
  const site = siteUnderTest({ scenario: 'connected' });

  test('SHELL-105 SHELL-106 is redirected from /reconnect to the provider, and back', async () => {
    const { page } = await site.visit('/reconnect');
    await press(page);
    await page.waitForURL(/\/jetpack\.authorize\//);
    expect(new URL(page.url()).searchParams.get('from')).toBe('reconnect');
    await page.goBack();
    await page.waitForURL(/page=jetpack/);
    await settled(page);
    await page.getByRole('button', { name: 'Connect your user account' }).click();
    await page.waitForURL(/\/jetpack\.authorize\//);
    await respondAsProvider(page, 'approve');
    await settled(page);
    await page.evaluate(() => void (window.location.hash = '#/dashboard'));
    await page.getByText('You are the Jetpack owner.').waitFor();
  });
});

describe('a second linked administrator', () => {
  const site = siteUnderTest({ scenario: 'connected-linked' });

  test('SHELL-083 SHELL-084 sees why unlinking failed, unlinks then, and can connect again', async () => {
    let fails = true;
    const { page, calls } = await site.visit('/dashboard', {
      as: 'admin2',
      arrange: (opened) =>
        opened.route('**/jetpack/v4/connection/user*', (route) =>
          fails ? route.fulfill({ status: 400, json: { code: 'unlink_user_failed', message: 'Not now.' } }) : route.continue(),
        ),
    });
    await settled(page);
    await page.getByRole('button', { name: 'Unlink your account from WordPress.com' }).click();
    await notices(page).getByText('Error unlinking from WordPress.com. Error: Not now.').waitFor();
    fails = false;
    await page.getByRole('button', { name: 'Unlink your account from WordPress.com' }).click();
    await notices(page).getByText('Unlinked from WordPress.com.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Connect your WordPress.com account' }).waitFor();
    await eventually(async () => expect(await notices(page).getByText('Unlinked from', { exact: false }).count()).toBe(0));
    expect(calls.of('POST connection/user').at(-1)).toMatchObject({ body: { linked: false } });
    await page.reload();
    await settled(page);
    expect(await screenHeading(page).count()).toBe(1);
    await page.getByRole('link', { name: 'Connect your WordPress.com account' }).waitFor();
  });
});
