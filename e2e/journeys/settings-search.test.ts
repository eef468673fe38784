import type { Page } from 'playwright-core';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { getRoute, settled } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search for a Jetpack feature.' });
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

/** Opens the search by keyboard and types a term. */
async function search(page: Page, term: string): Promise<void> {
  await page.getByRole('button', { name: 'Search for a Jetpack feature.' }).press('Enter');
  await page.keyboard.type(term);
  await eventually(() => expect(getRoute(page)).toContain(`term=${encodeURIComponent(term)}`));
}

test('by keyboard: a term marks its words in every tab, Tab goes on to the results, and Escape closes the search', async () => {
  const { page } = await site.visit('/discussion');
  await settled(page);
  await search(page, 'carousel');
  await page.getByRole('heading', { name: 'Media' }).waitFor();
  expect(await page.locator('mark').first().innerText()).toMatch(/^carousel$/i);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Close search');
  // The tabs below the open search are skipped.
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Writing');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('switch');

  await field(page).press('Escape');
  await eventually(() => expect(getRoute(page)).toBe('/discussion'));
  await page.getByRole('heading', { name: 'Subscriptions', exact: true }).waitFor();
});

test('the term survives a reload, and the tab of a result leaves the search; Back returns to it', async () => {
  const { page } = await site.visit('/security?term=carousel');
  await settled(page);
  await page.reload();
  await settled(page);
  expect(await field(page).inputValue()).toBe('carousel');
  await page.getByRole('listitem').getByRole('link', { name: 'Writing' }).click();
  await eventually(() => expect(getRoute(page)).toBe('/writing'));
  await field(page).waitFor({ state: 'hidden' });
  await page.goBack();
  await eventually(async () => expect(await field(page).inputValue()).toBe('carousel'));
  await page.getByRole('heading', { name: 'Media' }).waitFor();
});

test('a slip offers the two nearest cards, on a phone as well', async () => {
  const { page } = await site.visit('/security', { width: 480 });
  await settled(page);
  await search(page, 'caruosel');
  await page.getByText('No search results found for caruosel').waitFor();
  const nearest = page.getByRole('heading', { name: 'Closest settings' }).locator('xpath=following-sibling::ul/li');
  expect(await nearest.count()).toBe(2);
  expect((await nearest.allInnerTexts()).join()).toContain('Media Writing');
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await page.getByRole('region', { name: 'Media Writing' }).waitFor();
  expect(await violations(page)).toEqual([]);
});
