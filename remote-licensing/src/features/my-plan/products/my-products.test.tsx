import { screen, within } from '@testing-library/dom';
import { openMyPlan, planCard, purchase } from '../../../testing/open-my-plan';

const products = async () => within(await screen.findByRole('region', { name: 'My Products' }));
const rows = async () => (await products()).getAllByRole('listitem').filter((row) => row.dataset['product']);

test('LIC-013 My Plan has the plan card, My Products, the license key box and the feature cards', async () => {
  openMyPlan({
    plan: 'jetpack_complete',
    purchases: [purchase('jetpack_complete'), purchase('jetpack_scan', { ID: '2' })],
    initialState: { licensing: { error: '', showLicensingUi: true, userCounts: { attached: 2, detached: 1 } } },
  });
  expect(await planCard()).toHaveTextContent('Jetpack Complete');
  expect(screen.getByRole('link', { name: 'Choose what to activate' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'My Products' })).toBeVisible();
  expect(screen.getByLabelText('License key')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Video hosting' })).toBeVisible();
});

test('LIC-017 My Products lists each active purchase by slug and ID, without the plan and without ended ones', async () => {
  openMyPlan({
    plan: 'jetpack_security_t1_yearly',
    purchases: [
      purchase('jetpack_security_t1_yearly', { ID: '1' }),
      purchase('jetpack_search', { ID: '2' }),
      purchase('jetpack_videopress', { ID: '3' }),
      purchase('jetpack_videopress', { ID: '4' }),
      purchase('jetpack_anti_spam', { ID: '5', active: '0' }),
    ],
  });
  expect((await rows()).map((row) => row.dataset['product'])).toEqual([
    'jetpack_search',
    'jetpack_videopress',
    'jetpack_videopress',
  ]);
});

test('a product has its state, its dates, what it includes and where it is managed', async () => {
  openMyPlan({
    purchases: [
      purchase('jetpack_scan', { product_name: 'Jetpack Scan' }),
      purchase('jetpack_backup_t1_yearly', { product_name: 'Jetpack Backup', expiry_date: '2022-11-30T00:00:00+00:00' }),
    ],
  });
  const [scan, backup] = await rows();
  expect(scan).toHaveTextContent('Jetpack Scan');
  expect(scan).toHaveTextContent('Active');
  expect(scan).toHaveTextContent('Renews on January 2, 2099.');
  expect(scan).toHaveTextContent(/Includes\w/);
  expect(within(scan as HTMLElement).getByRole('link', { name: /Manage Jetpack Scan/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=calypso-scanner'),
  );
  expect(backup).toHaveTextContent('Expired on November 30, 2022.');
  expect(backup).toHaveTextContent('Storage: 10 GB.');
});

test.each([
  ['jetpack_backup_t1_yearly', true],
  ['jetpack_backup_t1_monthly', true],
  ['jetpack_backup_t2_yearly', false],
  ['jetpack_backup_daily', false],
  ['jetpack_social_basic_yearly', false],
])('%s lists the features of its size: %p', async (slug, isListed) => {
  openMyPlan({ purchases: [purchase(slug)] });
  const [row] = await rows();
  expect(within(row as HTMLElement).queryAllByText('10 GB of storage')).toHaveLength(isListed ? 1 : 0);
});

test.each([
  ['jetpack_anti_spam', 'page=akismet-key-config'],
  ['jetpack_backup_t2_monthly', 'source=my-jetpack-manage-backup'],
  ['jetpack_search', 'page=jetpack-search-configure'],
  ['jetpack_videopress', '#/performance'],
  ['jetpack_social_basic_yearly', 'source=calypso-purchases'],
  ['unknown_slug', 'source=calypso-purchases'],
])('%s is managed at %s', async (slug, href) => {
  openMyPlan({ purchases: [purchase(slug)] });
  expect((await products()).getByRole('link', { name: /Manage/ })).toHaveAttribute('href', expect.stringContaining(href));
});

test('a plan lists the products it includes, each with where it is managed', async () => {
  openMyPlan({ plan: 'jetpack_security_t1_yearly', purchases: [purchase('jetpack_security_t1_yearly')] });
  const card = within(await planCard());
  const included = await card.findAllByRole('listitem');
  expect(included.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Anti-spam'),
    expect.stringContaining('Backup'),
    expect.stringContaining('Scan'),
  ]);
  expect(screen.queryByRole('region', { name: 'My Products' })).toBeNull();
});

test('a plan that ended before its date has no date, as it does not renew', async () => {
  openMyPlan({ purchases: [purchase('jetpack_complete', { product_name: 'Jetpack Complete', active: '0' })] });
  expect(await planCard()).toHaveTextContent('Ended Jetpack Complete');
  expect(await planCard()).not.toHaveTextContent('Renews on');
});

test('the free plan names the plan that expired, with the link to renew it', async () => {
  openMyPlan({
    purchases: [
      purchase('jetpack_complete', {
        product_name: 'Jetpack Complete',
        active: '0',
        expiry_date: '2022-11-30T00:00:00+00:00',
      }),
    ],
  });
  const card = within(await planCard());
  expect(await card.findByText('Jetpack Complete')).toBeVisible();
  expect(card.getByText(/Expired on November 30, 2022\./)).toBeVisible();
  expect(card.getByRole('link', { name: /Renew/ })).toHaveAttribute('href', expect.stringContaining('calypso-purchases'));
});
