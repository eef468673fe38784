import { getIntroOffers, getSiteProducts } from '@site-admin/contracts';
import { settle } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { offer, openProduct, sold } from '../../testing/open-product';
import { productKeys } from '@site-admin/kit/rules';

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const card = (name: string) => screen.getByRole('region', { name });
const spinner = () => screen.findByRole('status', { name: 'Loading' });

test.each([
  ['akismet', 'Anti-spam'],
  ['backup', 'Backup'],
  ['scan', 'Scan'],
  ['search', 'Search'],
  ['security', 'Security'],
  ['videopress', 'VideoPress'],
])('LIC-034 /product/%s shows %s, under the one heading of its level', async (key, name) => {
  openProduct(key);
  await title(name);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test.each([
  ['is flagged as unavailable', 'scan', { products: { jetpack_scan: sold({ available: false }) } }],
  ['the provider does not list', 'scan', { products: { jetpack_search: sold() } }],
  ['is not one of the six', 'boost', {}],
  ['the site does not list', 'scan', { initialState: { products: {} } }],
])('LIC-034 a product that %s redirects to the dashboard', async (_what, key, options) => {
  const { navigation } = openProduct(key, options);
  await waitFor(() => expect(navigation.at).toBe('/dashboard'));
  expect(screen.queryByRole('link', { name: /^Add / })).not.toBeInTheDocument();
});

// Only one of the calls is held, so each alone keeps the spinner.
test.each([
  ['products', getSiteProducts],
  ['intro offers', getIntroOffers],
])('LIC-035 a spinner is shown while %s load', async (_what, endpoint) => {
  let release = () => {};
  openProduct('scan', { arrange: ({ site }) => void (release = site.hold(endpoint)) });
  await settle();
  expect(await spinner()).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  release();
  await title('Scan');
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
});

test('LIC-036 the query flag new_pricing_202208 is accepted, and changes neither product nor checkout', async () => {
  const { navigation } = openProduct('scan?new_pricing_202208=1');
  await title('Scan');
  expect(navigation.at).toBe('/product/scan?new_pricing_202208=1');
  expect(within(card('Scan')).getByRole('link', { name: /^Add Scan/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-product-description-checkout&site=example.org&path=jetpack_scan',
  );
});

test('LIC-037 a card shows description, features, disclaimer and price, and links to the checkout', async () => {
  openProduct('backup', { products: { jetpack_backup_t1_yearly: sold({ cost: 119.4, currency_code: 'EUR' }) } });
  await title('Backup');
  const backup = within(card('Backup'));
  expect(backup.getByText('Backup for the site.')).toBeVisible();
  expect(backup.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Real-time cloud backups',
    '10 GB of storage',
    '30-day archive and activity log*',
    'One-click restores',
  ]);
  expect(card('Backup')).toHaveTextContent('* Subject to usage and storage limits. Learn more');
  expect(backup.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-faq-backup-disclaimer',
  );
  expect(card('Backup')).toHaveTextContent('€9,95 /month, paid yearly');
  expect(backup.getByRole('link', { name: /^Add Backup/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-product-description-checkout&site=example.org&path=jetpack_backup_t1_yearly',
  );
});

test('LIC-037 a product without a disclaimer shows none', async () => {
  openProduct('search');
  await title('Search');
  expect(within(card('Search')).getAllByRole('link')).toHaveLength(1);
});

test('LIC-037 a sale lowers the price, and shows its percentage and end', async () => {
  const sale_coupon = { discount: 40, start_date: '2022-11-21 00:00:00', expires: '2022-11-29 00:00:00' };
  openProduct('scan', {
    now: Date.UTC(2022, 10, 24),
    products: { jetpack_scan: sold({ sale_coupon }) },
  });
  await title('Scan');
  expect(card('Scan')).toHaveTextContent('Full price: $10.0040% offPrice now: $6.00 /month, paid yearly');
  expect(card('Scan')).toHaveTextContent(
    'For the first year, then billed at the full price. The sale ends on November 29, 2022.',
  );
});

test('LIC-039 an introductory offer lowers the price; a used one does not', async () => {
  const { unmount } = openProduct('scan', { offers: [offer()] });
  await title('Scan');
  expect(card('Scan')).toHaveTextContent('Full price: $9.9550% offPrice now: $4.95 /month, paid yearly');
  unmount();
  openProduct('scan', { offers: [offer({ ineligible_reason: 'Already had it.' })] });
  await title('Scan');
  expect(card('Scan')).toHaveTextContent('$9.95 /month, paid yearly');
  expect(card('Scan')).not.toHaveTextContent('off');
});

test('a product included in Security has that plan beside it, marked as popular', async () => {
  openProduct('scan', { products: { jetpack_scan: sold(), jetpack_security_t1_yearly: sold({ cost: 240 }) } });
  await title('Scan');
  const security = card('Security');
  expect(within(security).getByRole('heading', { level: 3, name: 'Security' })).toBeVisible();
  expect(security).toHaveTextContent('Popular');
  expect(security).toHaveTextContent('$20.00 /month, paid yearly');
  expect(within(security).getByRole('link', { name: /^Add Security/ })).toHaveAttribute(
    'href',
    expect.stringContaining('path=jetpack_security_t1_yearly'),
  );
});

test('a product outside of Security is shown alone', async () => {
  openProduct('search');
  await title('Search');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test.each(['jetpack_scan', 'jetpack_security_t2_yearly'])('a site with %s shows the product as active', async (slug) => {
  openProduct('scan', { bought: [slug] });
  await title('Scan');
  expect(card('Scan')).toHaveTextContent('Active');
  expect(card('Scan')).toHaveTextContent('Your site already has this product.');
  expect(within(card('Scan')).queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
  expect(within(card('Scan')).getByRole('link', { name: 'View your plan' })).toHaveAttribute('href', '#/my-plan');
  expect(screen.queryAllByRole('region')).toHaveLength(slug === 'jetpack_scan' ? 2 : 1);
});

test('without a connected owner, Connect replaces the checkout link', async () => {
  openProduct('scan', { connection: 'site-only' });
  await title('Scan');
  expect(within(card('Scan')).getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
  expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
});

test('offline the product is described, and nothing is requested', async () => {
  const { site } = openProduct('scan', { connection: 'offline' });
  await title('Scan');
  expect(card('Scan')).toHaveTextContent('Unavailable in Offline Mode');
  expect(site.calls).toEqual([]);
});

test('an error is shown if prices cannot be loaded, and a retry loads and focuses them', async () => {
  const { user } = openProduct('scan', {
    arrange: ({ site }) => site.failOnce(getSiteProducts, { status: 500, code: 'failed_to_fetch_data', message: 'No.' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The price of this product could not be loaded.');
  expect(screen.getByRole('heading', { level: 2, name: 'Scan' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Add Scan/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement).toHaveTextContent('/month, paid yearly');
});

test('without offers the full price is shown, with a warning until a retry loads them', async () => {
  const { user, site } = openProduct('scan', {
    offers: [offer()],
    arrange: (fake) => fake.site.failOnce(getIntroOffers, { status: 500, code: 'intro_offers_fetch_failed', message: 'No.' }),
  });
  await title('Scan');
  expect(card('Scan')).toHaveTextContent('Discounts could not be loaded.');
  expect(screen.getByRole('link', { name: /^Add Scan/ })).toBeVisible();
  const release = site.hold(getIntroOffers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again', busy: true })).toHaveFocus();
  release();
  await waitFor(() => expect(card('Scan')).toHaveTextContent('Price now: $4.95'));
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  expect(site.getCalls(getSiteProducts)).toHaveLength(1);
});

test.each([
  ['of a site without an owner', { connection: 'site-only' }],
  ['without an account', { linked: false }],
] as const)('offers that cannot be loaded are no error for a user %s, whose account they would be for', async (_user, viewer) => {
  const fail = { status: 400, code: 'intro_offers_fetch_failed', message: 'No.' };
  openProduct('scan', { ...viewer, arrange: ({ site }) => site.failOnce(getIntroOffers, fail) });
  await title('Scan');
  expect(card('Scan')).toHaveTextContent('$6.00 /month, paid yearly');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('LIC-040 page view, card views, checkout and disclaimer clicks are recorded by slug', async () => {
  const products = { jetpack_backup_t1_yearly: sold(), jetpack_security_t1_yearly: sold({ cost: 240 }) };
  const { analytics, user } = openProduct('backup', { products });
  await title('Backup');
  const named = (name: string) => analytics.recorded.filter((event) => event.name === name).map(({ properties }) => properties);
  const backup = { type: 'jetpack_backup_t1_yearly' };
  const security = { type: 'jetpack_security_t1_yearly' };
  await waitFor(() => expect(named('jetpack_product_description_view')).toEqual([backup]));
  expect(named('jetpack_product_card_view')).toEqual([backup, security]);
  expect(named('jetpack_product_card_checkout_click')).toEqual([]);
  await user.click(screen.getByRole('link', { name: /^Add Security/ }));
  await user.click(screen.getByRole('link', { name: /^Add Backup/ }));
  expect(named('jetpack_product_card_checkout_click')).toEqual([security, backup]);
  await user.click(screen.getByRole('link', { name: /^Learn more/ }));
  expect(named('jetpack_product_card_disclaimer_click')).toEqual([backup]);
});

test('a link leads back to the dashboard', async () => {
  openProduct(productKeys[0]);
  expect(await screen.findByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '#/dashboard');
});
