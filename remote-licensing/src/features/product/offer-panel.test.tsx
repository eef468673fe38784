import { getSitePurchases, moneyBackDays } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { openProduct } from '../../testing/open-product';

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('CONST-006 every product that can be bought has the money-back guarantee of 14 days', async () => {
  expect(moneyBackDays).toBe(14);
  openProduct('scan');
  expect((await card('Scan')).getByText('14-day money-back guarantee')).toBeVisible();
  expect((await card('Security')).getByText('14-day money-back guarantee')).toBeVisible();
});

test('CONST-006 a product that the site has comes without the guarantee', async () => {
  openProduct('search', { bought: ['jetpack_search'] });
  expect((await card('Search')).getByText('Your site already has this product.')).toBeVisible();
  expect(screen.queryByText('14-day money-back guarantee')).toBeNull();
});

test('a product that a plan includes names the plan', async () => {
  const purchases = [{ ID: '1', product_slug: 'jetpack_complete', product_name: 'Jetpack Complete', active: '1' }];
  openProduct('scan', {
    arrange: ({ site }) => site.respond(getSitePurchases, { code: 'success', message: '', data: JSON.stringify(purchases) }),
  });
  expect((await card('Scan')).getByText('Included in Jetpack Complete, which your site has.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View your plan' })).toHaveAttribute('href', '#/my-plan');
});

test('ROLE-009 the connection owner can activate a license key from here, and return; others cannot', async () => {
  const page = openProduct('search');
  expect((await card('Search')).getByRole('link', { name: /Have a license key/ })).toHaveAttribute(
    'href',
    '#/license/activation?from=/product/search',
  );
  page.site.setUser({ isMaster: false });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Have a license key/ })).toBeNull());
});
