import type { Locator, Page } from 'playwright-core';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { notices, outlet, getRoute, screenHeading, settled } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

const card = (page: Page, name: string): Locator => outlet(page, 'licensing').getByRole('region', { name, exact: true });
const titles = (page: Page) => outlet(page, 'licensing').getByRole('heading', { level: 2 }).allInnerTexts();

/** Changes the provider's products, such as removing one or changing a price. */
const selling = (slug: string, change: object) => async (page: Page) =>
  page.route('**/jetpack/v4/site/products*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data[slug] = { ...body.data[slug], ...change };
    await route.fulfill({ response, json: body });
  });

test('LIC-035 LIC-037 LIC-039 from the Scan card to its page: the offer’s price, and the link to the checkout', async () => {
  const { page, calls } = await site.visit('/dashboard');
  await settled(page);
  await page.getByRole('region', { name: 'Scan' }).getByRole('link', { name: 'Upgrade' }).click();
  await card(page, 'Jetpack Scan').waitFor();
  expect(getRoute(page)).toBe('/product/scan');
  expect(await titles(page)).toEqual(['Jetpack Scan']);
  const text = await card(page, 'Jetpack Scan').innerText();
  expect(text.replace(/\s+/g, ' ')).toContain('Full price: $9.95 50% off Price now: $4.95 /month, paid yearly');
  expect(
    await card(page, 'Jetpack Scan')
      .getByRole('link', { name: /^Add Jetpack Scan/ })
      .getAttribute('href'),
  ).toMatch(/\/redirect\/\?source=jetpack-product-description-checkout&site=[^&]+&path=jetpack_scan$/);
  expect(await card(page, 'Security').innerText()).toContain('Popular');
  expect(calls.of('GET site/products')).toHaveLength(1);
  await page.goBack();
  await settled(page);
  expect(getRoute(page)).toBe('/dashboard');
});

test.each([
  ['akismet', 'Jetpack Anti-Spam'],
  ['backup', 'Jetpack Backup'],
  ['scan', 'Jetpack Scan'],
  ['search', 'Jetpack Site Search'],
  ['security', 'Security'],
  ['videopress', 'Jetpack VideoPress'],
])('LIC-034 /product/%s is the page of %s, in the words of this site, wide and narrow', async (slug, name) => {
  const { page } = await site.visit(`/product/${slug}`);
  await settled(page);
  await card(page, name)
    .getByRole('link', { name: `Add ${name}` })
    .waitFor();
  expect(await titles(page)).toEqual([name]);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('LIC-034 a product that is not available redirects to the dashboard, and back does not return there', async () => {
  const { page } = await site.visit('/my-plan', { arrange: selling('jetpack_search', { available: false }) });
  await settled(page);
  await page.evaluate(() => (window.location.hash = '#/product/search'));
  await eventually(() => expect(getRoute(page)).toBe('/dashboard'));
  await settled(page);
  expect(await screenHeading(page).textContent()).toBe('Jetpack At A Glance Dashboard');
  expect(await notices(page).getByRole('alert').count()).toBe(0);
  await page.goBack();
  await eventually(() => expect(getRoute(page)).toBe('/my-plan'));
});

test('LIC-036 the flag of the new prices is accepted in the address', async () => {
  const { page } = await site.visit('/product/scan?new_pricing_202208=1');
  await settled(page);
  await card(page, 'Jetpack Scan').getByRole('link', { name: 'Add Jetpack Scan' }).waitFor();
  expect(getRoute(page)).toBe('/product/scan?new_pricing_202208=1');
});
