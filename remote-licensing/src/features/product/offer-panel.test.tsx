import { getSitePurchases, moneyBackDays } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { offer, openProduct, sold } from '../../testing/open-product';

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
  expect(await screen.findByRole('link', { name: /Have a license key/ })).toHaveAttribute(
    'href',
    '#/license/activation?from=/product/search',
  );
  page.site.setUser({ isMaster: false });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Have a license key/ })).toBeNull());
});

test.each([
  ['USD', 119.4, 59.4, '$9.95', '$4.95'],
  ['EUR', 113.4, 56.4, '€9,45', '€4,70'],
  ['JPY', 17_910, 8_910, '¥1,493', '¥743'],
  ['KWD', 37.014, 18.414, 'د.ك.\u200f3.085', 'د.ك.\u200f1.535'],
  ['XXX', 120, 60, '$10.00', '$5.00'],
])(
  'in %s the price and the introductory offer have the format of the currency',
  async (currency_code, cost, raw_price, full, now) => {
    openProduct('scan', {
      products: { jetpack_scan: sold({ cost, currency_code }) },
      offers: [offer({ currency_code, original_price: cost, raw_price })],
    });
    const text = (await screen.findByRole('region', { name: 'Scan' })).textContent;
    expect(text).toContain(`Full price: ${full}`);
    expect(text).toContain(`Price now: ${now} /month`);
  },
);
