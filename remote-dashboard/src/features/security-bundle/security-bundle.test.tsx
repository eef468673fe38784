import { getSitePurchases } from '@site-admin/contracts';
import type { RenderOptions, SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const title = 'Comprehensive Site Security';
const bundle = () => screen.queryByRole('region', { name: title });
const backup = () => screen.queryByRole('region', { name: 'Backup' });

const purchases = (...slugs: string[]) => ({
  code: 'success',
  message: '',
  data: JSON.stringify(slugs.map((product_slug, index) => ({ ID: String(index), product_slug, active: '1' }))),
});

/** Opens the dashboard of a site with these purchases, and waits until they are loaded. */
async function openWithPurchases(slugs: readonly string[], options: RenderOptions = {}) {
  const page = await openDashboard({
    ...options,
    arrange(fake) {
      fake.site.respond(getSitePurchases, purchases(...slugs));
      options.arrange?.(fake);
    },
  });
  await page.clock.advance(0);
  return page;
}

test('DASH-004 a connected site sees the bundle above its backups', async () => {
  await openWithPurchases([]);
  await waitFor(() => expect(bundle()).toBeVisible());
  const headings = within(screen.getByRole('region', { name: 'Security' })).getAllByRole('heading', { level: 3 });
  expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([title, 'Backup']);
});

test.each<[string, SiteOptions]>([
  ['a multisite', { initialState: { siteData: { isMultisite: true } } }],
  ['a site without a connected owner', { connection: 'site-only' }],
])('DASH-004 %s has neither the bundle nor a backup card', async (_site, site) => {
  await openWithPurchases([], { site });
  expect(screen.getByRole('region', { name: 'Anti-spam' })).toBeVisible();
  expect(bundle()).not.toBeInTheDocument();
  expect(backup()).not.toBeInTheDocument();
});

test('DASH-004 offline there is no bundle, and no purchases are fetched for it', async () => {
  const page = await openWithPurchases([], { site: { connection: 'offline' } });
  expect(bundle()).not.toBeInTheDocument();
  expect(page.site.getCalls(getSitePurchases)).toHaveLength(0);
});

test('DASH-005 while purchases are loading, the bundle is not offered', async () => {
  let release = () => {};
  await openWithPurchases([], { arrange: (fake) => (release = fake.site.hold(getSitePurchases)) });
  expect(bundle()).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(bundle()).toBeVisible());
});

test.each(['jetpack_security_t1_yearly', 'jetpack_complete', 'jetpack_security_daily_monthly', 'business-bundle'])(
  'DASH-005 a site that bought %s is not offered the bundle',
  async (slug) => {
    const page = await openWithPurchases([slug]);
    await waitFor(() => expect(page.site.getCalls(getSitePurchases)).toHaveLength(1));
    await page.clock.advance(0);
    expect(bundle()).not.toBeInTheDocument();
  },
);

test('DASH-005 other purchases do not count', async () => {
  await openWithPurchases(['jetpack_backup_t1_yearly', 'jetpack_scan']);
  await waitFor(() => expect(bundle()).toBeVisible());
});

test('purchases that fail to load offer nothing', async () => {
  const page = await openDashboard({ arrange: (fake) => fake.site.fail(getSitePurchases, { status: 500 }) });
  await waitFor(() => expect(page.site.getCalls(getSitePurchases)).toHaveLength(1));
  await page.clock.advance(0);
  expect(bundle()).not.toBeInTheDocument();
});

test('DASH-006 the bundle lists Backup, Scan and Anti-spam, and leads to the page of Security', async () => {
  await openWithPurchases([]);
  const card = within(await screen.findByRole('region', { name: title }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Backup', 'Scan', 'Anti-spam']);
  expect(card.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/security');
});

test('SHELL-109 the bundle is not offered where promotions are off', async () => {
  const page = await openWithPurchases([], { site: { initialState: { siteData: { showPromotions: false } } } });
  await page.clock.advance(0);
  expect(bundle()).not.toBeInTheDocument();
  expect(backup()).toBeVisible();
});
