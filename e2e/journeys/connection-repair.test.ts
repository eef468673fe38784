import type { Page } from 'playwright-core';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { switchScenario, hold, notice, setUpButton } from '../pages/connection';
import { masthead, notices, outlet, getRoute, settled } from '../pages/frame';
import { respondAsProvider, runOperatorAction } from '../pages/provider';
import { callApi } from '../pages/site-api';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });

const restore = (page: Page) => notices(page).getByRole('button', { name: 'Restore Connection' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Reconnect Jetpack' });
const badge = (page: Page) => masthead(page).getByRole('button', { name: 'API Sandboxed' });
const calling = '**/jetpack/v4/connection/reconnect*';

test('SHELL-098 SHELL-103 SHELL-104 SHELL-106 a site the provider refuses is restored from the notice, on the current screen, by one call', async () => {
  const { page, calls } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, 'connected') });
  await settled(page);
  await runOperatorAction(page, 'tokens', { break: 'blog' });
  // The first page load detects the refusal; the next one offers the remedy, on every screen.
  await page.reload();
  await settled(page);
  await eventually(() => expect(calls.names.filter((name) => name === 'GET scan')).toHaveLength(2));
  // The next load must not come before the response.
  await callApi(page, 'GET', 'scan');
  await page.evaluate(() => void (window.location.hash = '#/discussion'));
  await page.reload();
  await restore(page).waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const editor = await site.visit('/dashboard', { as: 'editor' });
  await settled(editor.page);
  expect(await restore(editor.page).count()).toBe(0);

  const letGo = await hold(page, 'connection/reconnect');
  await restore(page).press('Enter');
  await notices(page).getByText('Reconnecting Jetpack', { exact: true }).waitFor();
  expect(await restore(page).count()).toBe(0);
  expect(await page.locator('main [inert]').evaluate((area) => getComputedStyle(area).filter)).toMatch(/^blur/);
  letGo();
  await notice(page, 'Your connection has been restored.').waitFor();
  await settled(page);
  expect(getRoute(page)).toBe('/discussion');
  expect(calls.of('POST connection/reconnect')).toMatchObject([{ body: undefined }]);
  expect(await restore(page).count()).toBe(0);
  await page.reload();
  await settled(page);
  expect((await notices(page).innerText()).trim()).toBe('');
});

test('SHELL-105 SHELL-106 a user with a broken link creates it again, and the links of others are kept', async () => {
  const { page, calls } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, 'connected-linked') });
  await settled(page);
  await runOperatorAction(page, 'tokens', { break: 'user' });
  await page.evaluate(() => void (window.location.hash = '#/reconnect'));
  await question(page).getByRole('button', { name: 'Reconnect Jetpack' }).click();
  await page.waitForURL(/\/jetpack\.authorize\//);
  expect(calls.of('POST connection/reconnect')).toHaveLength(1);
  expect(calls.of('POST connection/register')).toEqual([]);
  await respondAsProvider(page, 'approve');
  await settled(page);
  await outlet(page, 'dashboard').getByText('You are the Jetpack owner.').waitFor();
  const second = await site.visit('/dashboard', { as: 'admin2' });
  await settled(second.page);
  await outlet(second.page, 'dashboard').getByText('Connected as').waitFor();
});

test('SHELL-107 SHELL-098 each failure is shown, loses nothing, and can be retried', async () => {
  const { page } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, 'connection-errors') });
  const failures = [
    [
      { status: 500, json: { code: 'Reconnect failed', message: 'The provider is at lunch.' } },
      'Error: The provider is at lunch.',
    ],
    [{ status: 500, json: { code: 'Reconnect failed', message: '' } }, 'Error: Reconnect failed'],
  ] as const;
  for (const [failure, words] of failures) {
    await page.route(calling, (route) => route.fulfill(failure), { times: 1 });
    await restore(page).click();
    await notice(page, `There was an error reconnecting Jetpack. ${words}`).waitFor();
    expect(await notices(page).getByText('Reconnecting Jetpack', { exact: true }).count()).toBe(0);
  }
  await page.route(calling, (route) => route.abort(), { times: 1 });
  await restore(page).click();
  await notice(page, 'There was an error reconnecting Jetpack.').waitFor();
  await restore(page).click();
  await notice(page, 'Your connection has been restored.').waitFor();
});

test('SHELL-102 /reconnect shows no question on an unconnected site, nor to a user that may not repair the connection', async () => {
  const { page } = await site.visit('/reconnect', { arrange: (opened) => switchScenario(opened, 'unconnected') });
  await setUpButton(page).waitFor();
  expect(await question(page).count()).toBe(0);
  await switchScenario(page, 'connected');
  const editor = await site.visit('/reconnect', { as: 'editor' });
  await settled(editor.page);
  expect(getRoute(editor.page)).toBe('/dashboard');
  expect(await question(editor.page).count()).toBe(0);
});

test('SHELL-025 SHELL-026 ERR-017 the badge of a sandboxed site tests the connection, and shows the result', async () => {
  const { page, calls } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, 'sandbox') });
  await settled(page);
  expect(await badge(page).getAttribute('title')).toBe('sandbox.example.com');
  const letGo = await hold(page, 'connection/test');
  await badge(page).click();
  await eventually(async () => expect(await badge(page).getAttribute('aria-busy')).toBe('true'));
  await badge(page).click();
  letGo();
  await notice(page, 'The sandbox connection is working.').waitFor();
  expect(calls.of('GET connection/test')).toHaveLength(1);

  await runOperatorAction(page, 'tokens', { break: 'blog' });
  await badge(page).click();
  await notice(page, 'There was an error testing Jetpack. Error: The provider refused the site (invalid_token).').waitFor();
  expect(await notice(page, 'The sandbox connection is working.').count()).toBe(0);
});
