import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { switchScenario } from '../pages/connection';
import { getRoute, outlet, settled, tab } from '../pages/frame';
import { activate, keyField, successTitle } from '../pages/licensing';
import { followToProvider, issueLicense, pressToConnect, respondAsProvider } from '../pages/provider';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ scenario: 'unconnected', environment: 'development' });

const dashboardCard = (page: Page, name: string) => outlet(page, 'dashboard').getByRole('region', { name, exact: true });
const licensing = (page: Page, name: string) => outlet(page, 'licensing').getByRole('region', { name, exact: true });

async function openTab(page: Page, label: string): Promise<void> {
  await tab(page, label).click();
  await settled(page);
}

test('LIC-013 LIC-017 a purchase: connect, product page, checkout and back; My Plan lists the product and its card on the dashboard works', async () => {
  const { page } = await site.visit('/dashboard');
  await pressToConnect(page, 'Set up Jetpack');
  await respondAsProvider(page, 'approve');
  await settled(page);
  await dashboardCard(page, 'Scan').getByRole('link', { name: 'Upgrade' }).click();
  const product = licensing(page, 'Jetpack Scan');
  await product.getByText('14-day money-back guarantee').waitFor();

  const shop = await followToProvider(page, product.getByRole('link', { name: /^Add Jetpack Scan/ }));
  expect(await shop.locator('#price').innerText()).toContain('$59.40');
  await shop.locator('#pay').click();
  await shop.locator('#back').click();
  await settled(shop);

  await openTab(shop, 'My Plan');
  const row = licensing(shop, 'My Products').locator('[data-product=jetpack_scan]');
  expect(await row.innerText()).toMatch(/Jetpack Scan[^]*Active[^]*Renews on/);
  await openTab(shop, 'At a Glance');
  await dashboardCard(shop, 'Scan').getByText('We are configuring your site protection.').waitFor();
  await shop.close();
});

test('LIC-026 ROLE-009 a key by mail: from My Plan to the activation and back; the plan is there and its cards on the dashboard work', async () => {
  const { page } = await site.visit('/my-plan', { arrange: (visited) => switchScenario(visited, 'connected') });
  await settled(page);
  const key = await issueLicense(page, 'jetpack_security_t1_yearly');
  await page.getByRole('link', { name: 'Activate a Product' }).click();
  await keyField(page).waitFor();
  await activate(page, key);
  await successTitle(page).waitFor();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await eventually(() => expect(getRoute(page)).toBe('/my-plan'));
  await settled(page);
  const plan = licensing(page, 'My Plan');
  await eventually(async () => expect(await plan.innerText()).toMatch(/Jetpack Security[^]*Activated[^]*Expires on/));
  await outlet(page, 'licensing').getByRole('button', { name: 'Activate ads' }).click();
  await outlet(page, 'licensing').getByRole('link', { name: 'View your earnings' }).waitFor();
  await openTab(page, 'At a Glance');
  await dashboardCard(page, 'Scan').getByText('We are configuring your site protection.').waitFor();
});
