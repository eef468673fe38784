import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { violations } from '../axe';
import { getRoute, settled } from '../pages/frame';
import { stepTitle } from '../pages/recommendations';
import { followToProvider, runOperatorAction } from '../pages/provider';
import { callApi } from '../pages/site-api';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

const offer = (page: Page) => page.getByRole('article', { name: 'Jetpack Security' });
const arrive = (page: Page, step: string) => eventually(() => expect(getRoute(page)).toBe(`/recommendations/${step}`));

test('REC-055 REC-064 REC-051 from a suggestion to the checkout, canceled, then paid with the coupon, and back to what was bought', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  await runOperatorAction(page, 'discount', { percent: '40' });
  await page.goto('/wp-admin/admin.php?page=jetpack#/recommendations/summary');
  await page.reload();
  await settled(page);
  // $239.40 → $119.40 in the first year → $71.64 with the discount, $5.97 per month.
  await eventually(async () => expect(await offer(page).innerText()).toMatch(/\$19\.95\s*70% off[^]*\$5\.97/));
  expect(await page.getByRole('timer').innerText()).toMatch(/^Discount ends in (7d 0h 0m 0s|6d 23h \d+m \d+s)$/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'See all discounted products' }).click();
  await arrive(page, 'product-suggestions');
  await offer(page).getByText('70% off').waitFor();

  const link = offer(page).getByRole('link', { name: /^Get Jetpack Security/ });
  const canceled = await followToProvider(page, link);
  expect(await canceled.locator('#price').innerText()).toContain('$71.64');
  await canceled.close();
  await arrive(page, 'product-suggestions');
  await eventually(async () =>
    expect((await callApi(page, 'GET', 'recommendations/step')).body).toEqual({ step: 'product-suggestions' }),
  );

  await offer(page).getByText('70% off').waitFor();
  const shop = await followToProvider(page, link);
  await shop.locator('#pay').click();
  await shop.locator('#back').click();
  await settled(shop);
  await arrive(shop, 'product-purchased');
  await eventually(async () => expect(await stepTitle(shop).innerText()).toBe('Jetpack Security is yours'));
  expect((await callApi(shop, 'GET', 'site/discount')).body).toMatchObject({ data: { code: 'SITE40', is_used: true } });
});
