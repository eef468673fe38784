import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { notices, settled } from '../pages/frame';
import { openGoogleWindow, verificationCard } from '../pages/traffic';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

/** Reloads the page, and returns the card as stored. */
async function reloadCard(page: Page) {
  await page.reload();
  await settled(page);
  return verificationCard(page);
}

test('SET-100 SET-102 the window of Google: denied, closed, then permitted; the site is verified and stays so', async () => {
  const { page, calls } = await site.visit('/traffic');
  await settled(page);
  const card = verificationCard(page);

  const denied = await openGoogleWindow(page);
  await denied.locator('#deny').click();
  await denied.getByText('You may close this window.').waitFor();
  await denied.close();
  expect(await card.getByRole('button', { name: 'Verify with Google' }).isEnabled()).toBe(true);
  calls.forget();

  const permitted = await openGoogleWindow(page);
  const closed = permitted.waitForEvent('close');
  await permitted.locator('#approve').click();
  await closed;
  await card.getByText('Your site is verified with Google').waitFor();
  await eventually(async () => expect(await notices(page).innerText()).toContain('Site is verified'));
  expect(calls.of('POST settings').map(({ body }) => Object.keys(body as object))).toEqual([['google']]);
  expect(calls.of('POST verify-site/google')).toHaveLength(1);
  expect(await card.getByRole('link', { name: /^Manage verification/ }).count()).toBe(1);

  const reloaded = await reloadCard(page);
  await reloaded.getByText('Your site is verified with Google').waitFor();
});

test('SET-096 SET-097 SET-099 codes are entered by hand, and shown as tags after a reload', async () => {
  const { page } = await site.visit('/traffic');
  await settled(page);
  const card = verificationCard(page);
  await card.getByLabel('Bing').fill('bing_1');
  await card.getByLabel('Yandex').fill('<script>alert(1)</script>');
  await card.getByRole('button', { name: 'Save settings' }).click();
  await card.getByText('Enter the HTML tag of the service, or the code in it.').waitFor();
  await card.getByLabel('Yandex').fill('');
  await card.getByRole('button', { name: 'Save settings' }).click();
  await eventually(async () => expect(await notices(page).innerText()).toContain('Updated settings'));
  const reloaded = await reloadCard(page);
  expect(await reloaded.getByLabel('Bing').inputValue()).toBe('<meta name="msvalidate.01" content="bing_1" />');
  expect(await reloaded.getByLabel('Yandex').inputValue()).toBe('');
});
