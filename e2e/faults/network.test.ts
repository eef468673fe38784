import type { Page } from 'playwright-core';
import { waitForIdleNetwork } from '../../tooling/idle-network.js';
import { eventually } from '../eventually';
import { moduleSwitch } from '../pages/dashboard';
import { commentsToggle, introduction, saveButton } from '../pages/discussion';
import { notices, getRoute, screenHeading, settled, tab } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });

const away = (page: Page) => notices(page).getByText('Your site cannot be reached.', { exact: false });

const alerts = (page: Page) => page.getByRole('main').getByRole('alert').allInnerTexts();

/** Names of the fetched files of the licensing remote, without their hashes. */
const fetchedFiles = (page: Page) =>
  page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/licensing\/.*\/(\w+)\.\w+\.(?:js|css)$/.exec(name)?.[1]);
    return [...new Set(names.filter((name) => name !== undefined))].sort();
  });

/** Opens the page with its background work started. */
async function open(route: string) {
  const visit = await site.visit(route, { ownContext: true });
  await settled(visit.page);
  await eventually(() => expect(visit.calls.of('GET tracking/settings')).toHaveLength(1));
  await waitForIdleNetwork(visit.page);
  return visit;
}

test('offline with unsaved input: the page shows it, a save keeps the input, and back online it can be saved', async () => {
  const { page, calls } = await open('/discussion');
  if (!(await commentsToggle(page).isChecked())) await commentsToggle(page).click();
  await eventually(async () => expect(await introduction(page).isEnabled()).toBe(true));
  await introduction(page).fill('Typed on a train');
  calls.forget();

  await page.context().setOffline(true);
  await away(page).waitFor();
  await saveButton(page).click();
  await notices(page).getByText('Error updating settings. Your site could not be reached.', { exact: false }).waitFor();
  expect(await introduction(page).inputValue()).toBe('Typed on a train');
  expect(await saveButton(page).isEnabled()).toBe(true);

  await page.context().setOffline(false);
  await away(page).waitFor({ state: 'detached' });
  await notices(page).getByText('Your site is back online.').waitFor();
  // A change is never sent again by itself.
  expect(calls.of('POST settings')).toHaveLength(1);
  expect(await introduction(page).inputValue()).toBe('Typed on a train');
  await saveButton(page).click();
  await notices(page).getByText('Updated settings').waitFor();
});

test('a screen opened offline loads by itself when the network is back, without an endless spinner', async () => {
  const { page } = await open('/dashboard');
  await page.context().setOffline(true);
  await away(page).waitFor();
  await tab(page, 'My Plan').click();
  expect(getRoute(page)).toBe('/my-plan');
  await eventually(
    () => page.locator('#jp-plugin-container [data-loading]').waitFor({ state: 'detached', timeout: 100 }),
    15_000,
  );
  await page.context().setOffline(false);
  await away(page).waitFor({ state: 'detached' });
  await settled(page);
  await eventually(async () => expect(await screenHeading(page).textContent()).toBe('Jetpack My Plan'));
  await eventually(async () => expect(await alerts(page)).toEqual([]));
});

test('a screen opened offline whose code is prefetched in part loads the rest by itself when the network is back', async () => {
  const { page } = await open('/dashboard');
  await tab(page, 'My Plan').hover();
  await eventually(async () => expect(await fetchedFiles(page)).toEqual(['entry', 'remote', 'styles']));
  await page.context().setOffline(true);
  await away(page).waitFor();
  await tab(page, 'My Plan').click();
  await page.getByRole('alert').getByText('The products of your plan could not be loaded.').waitFor();

  await page.context().setOffline(false);
  await away(page).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor();
  expect(await alerts(page)).toEqual([]);
});

/** Makes the site refuse the page's nonce, and WordPress issue another one. Returns the refused calls and the number of renewals. */
async function expireNonce(page: Page) {
  const old = await page.evaluate(() => String(Reflect.get(window, 'Initial_State').WP_API_nonce));
  const seen = { refused: [] as string[], renewals: 0 };
  await page.route('**/admin-ajax.php?action=rest-nonce', async (route) => {
    seen.renewals += 1;
    // As long as a WordPress takes, so that parallel calls are refused before the first renewal.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return route.fulfill({ contentType: 'text/plain', body: 'fresh-nonce' });
  });
  await page.route(/\/(jetpack\/v4\/|site-admin\/v1\/health$)/, (route) => {
    const headers = route.request().headers();
    if (headers['x-wp-nonce'] === 'fresh-nonce') return route.continue({ headers: { ...headers, 'x-wp-nonce': old } });
    seen.refused.push(route.request().url());
    return route.fulfill({ status: 403, json: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' } });
  });
  return seen;
}

test('after a night all parallel calls of the page cost one fresh nonce', async () => {
  const { page } = await open('/privacy');
  const seen = await expireNonce(page);
  await page.evaluate(() => void (window.location.hash = '#/dashboard'));
  await moduleSwitch(page, 'Downtime monitoring').waitFor();
  await settled(page);
  await eventually(() => expect(seen.refused.length).toBeGreaterThan(1));
  await waitForIdleNetwork(page);
  expect(seen.renewals).toBe(1);
  expect(await alerts(page)).toEqual([]);
});

test('an unreachable site is reported while the browser is online, and its return ends the notice', async () => {
  const { page } = await open('/dashboard');
  await site.stack.kill();
  await moduleSwitch(page, 'Downtime monitoring').click();
  await away(page).waitFor();
  await notices(page).getByRole('button', { name: 'Try again' }).click();
  expect(await away(page).isVisible()).toBe(true);
  await site.stack.restart();
  // The stream of events is opened again after 15 s.
  await away(page).waitFor({ state: 'detached', timeout: 40_000 });
});
