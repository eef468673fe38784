import type { Locator, Page } from 'playwright-core';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { marked } from '../marks';
import { settled, shownVersion } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

beforeAll(() => site.stack.publish('dashboard', marked('1.1.0')));

const address = '/wp-admin/admin.php?page=site-admin-delivery';
const card = (page: Page): Locator => page.getByRole('region', { name: 'At a Glance', exact: true });
const menuEntry = (page: Page): Locator => page.locator('#toplevel_page_jetpack').getByRole('link', { name: 'Delivery' });

/** The line about the open pages that run a version. */
const running = (page: Page, version: string, pages: number): Locator =>
  card(page)
    .getByRole('listitem')
    .filter({ hasText: `${version}: ${pages}` });

/** Runs a command of the dashboard through its dialog. */
async function run(page: Page, command: string, fill: (dialog: Locator) => Promise<unknown>): Promise<void> {
  await card(page)
    .getByRole('button', { name: `${command}…`, exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByLabel('Reason').fill(`${command} in a test`);
  await dialog.getByRole('button', { name: command, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an operator starts a canary, promotes and withdraws; open pages change within seconds, and the page shows it', async () => {
  const { page: other } = await site.visit('/dashboard', { as: 'admin2' });
  await settled(other);
  expect(await shownVersion(other, 'dashboard')).toBe('1.0.0');

  const { page } = await site.visit('/dashboard');
  await menuEntry(page).click();
  await card(page).getByText('dashboard 1.0.0').waitFor();
  expect(await page.title()).toMatch(/^Delivery ‹ /);
  expect(new URL(page.url()).hash).toBe('#/delivery');
  expect(await menuEntry(page).getAttribute('aria-current')).toBe('page');
  await page.getByText('Live', { exact: true }).first().waitFor();
  await running(page, '1.0.0', 1).waitFor();

  await run(page, 'Start canary', async (dialog) => {
    await dialog.getByLabel('Percent of users').fill('50');
    expect(await violations(page)).toEqual([]);
  });
  await card(page)
    .getByText(/^50% of users/)
    .waitFor();
  await run(page, 'Promote', (dialog) =>
    dialog
      .getByText(/1\.1\.0\.$/)
      .first()
      .waitFor(),
  );
  await eventually(async () => expect(await shownVersion(other, 'dashboard')).toBe('1.1.0'));
  await card(page).getByText('dashboard 1.1.0').waitFor();
  await running(page, '1.1.0', 1).waitFor();

  // Done by the command line: the page follows.
  site.stack.remotes('promote', 'dashboard', '1.0.0', '--reason', 'By the command line');
  await card(page).getByText('dashboard 1.0.0').waitFor();
  await run(page, 'Withdraw', (dialog) => dialog.getByLabel('Version').selectOption('1.1.0'));
  await card(page).getByText('Withdraw in a test').waitFor();
  await page.goto(address);
  const history = page.getByRole('region', { name: 'History', exact: true });
  await history.getByText('Withdrawn: dashboard 1.1.0').waitFor();
  await history.getByText('By the command line').waitFor();
  expect(new URL(page.url()).hash).toBe('#/delivery');
});

test('an editor has neither an entry in the menu nor the page, wherever its address is opened', async () => {
  const { page } = await site.visit('/delivery', { as: 'editor' });
  await settled(page);
  expect(new URL(page.url()).hash).toBe('#/dashboard');
  expect(await menuEntry(page).count()).toBe(0);
  expect((await page.goto(address))?.status()).toBe(403);
  await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
});
