import { screen, waitFor } from '@testing-library/dom';
import { attachLicenses, getLicenseCounts, getLicenses, getSite, getSitePurchases } from '@site-admin/contracts';
import { renderRemote } from '@site-admin/contracts/testing';
import * as remote from '../../index';

const at = '/license/activation';
const attached = (productId: number) => [[{ activatedProductId: productId }]];
const field = () => screen.getByLabelText('License key');
const button = () => screen.getByRole('button', { name: /Activate/ });

describe('licenses that are attached to no site', () => {
  const issued = (license_key: string, product: string, rest: object = {}) => ({
    license_key,
    product,
    attached_at: null,
    revoked_at: null,
    ...rest,
  });
  const mine = [
    issued('jetpack-backup-1', 'jetpack_backup_t1_yearly'),
    issued('jetpack-scan-2', 'jetpack_scan'),
    issued('jetpack-search-3', 'jetpack_search', { attached_at: '2022-01-01T00:00:00+00:00' }),
    issued('jetpack-search-4', 'jetpack_search', { revoked_at: '2022-01-01T00:00:00+00:00' }),
  ];
  async function openWithLicenses() {
    const page = renderRemote(remote, { at, arrange: ({ site }) => site.respond(getLicenses, { items: mine }) });
    await screen.findByRole('group', { name: 'Or choose from your licenses' });
    return page;
  }
  const box = (name: string) => screen.getByRole('checkbox', { name });

  test('are offered to be chosen, without those in use or revoked', async () => {
    const page = await openWithLicenses();
    expect(screen.getAllByRole('checkbox')).toEqual([box('Jetpack Backup'), box('Jetpack Scan')]);
    expect(button()).toBeDisabled();
    page.site.respond(attachLicenses, attached(2100));
    await page.user.click(box('Jetpack Backup'));
    await page.user.click(button());
    expect(await screen.findByRole('heading', { name: /Jetpack Backup is active!/ })).toBeVisible();
    expect(page.site.getCalls(attachLicenses)[0]?.body).toEqual({ licenses: ['jetpack-backup-1'] });
  });

  test('a key that is typed as well is sent once', async () => {
    const page = await openWithLicenses();
    page.site.respond(attachLicenses, attached(2100));
    await page.user.click(box('Jetpack Backup'));
    await page.user.type(field(), ' jetpack-backup-1');
    await page.user.click(button());
    await screen.findByRole('heading', { name: /active!/ });
    expect(page.site.getCalls(attachLicenses)[0]?.body).toEqual({ licenses: ['jetpack-backup-1'] });
  });

  test('several at once are activated together, and each product is named', async () => {
    const page = await openWithLicenses();
    page.site.respond(attachLicenses, [...attached(2100), ...attached(2106)]);
    await page.user.click(box('Jetpack Backup'));
    await page.user.click(box('Jetpack Scan'));
    await page.user.click(button());
    expect(await screen.findByRole('heading', { name: /Jetpack Backup is active!/ })).toHaveFocus();
    expect(screen.getByText('Jetpack Scan is active!')).toBeVisible();
    expect(page.events.sent.map(({ payload }) => payload)).toEqual([{ productId: 2100 }, { productId: 2106 }]);
    expect(page.analytics.recorded.slice(1).map(({ properties }) => properties)).toEqual([
      { product_id: 2100 },
      { product_id: 2106 },
    ]);
  });

  test('half attached: what is active is named, each refused key has its message, and the rest can be sent again', async () => {
    const page = await openWithLicenses();
    page.site.respondOnce(attachLicenses, [
      [{ activatedProductId: 2100 }],
      { errors: { license_in_use: ['Scan is in use.'] }, error_data: [] },
      { errors: { invalid_license: ['No such key.'] }, error_data: [] },
    ]);
    await page.user.click(box('Jetpack Backup'));
    await page.user.click(box('Jetpack Scan'));
    await page.user.type(field(), 'jetpack-typo');
    page.site.respond(getLicenses, { items: mine.slice(1) });
    await page.user.click(button());
    expect(await screen.findByText('Jetpack Backup is active!')).toBeVisible();
    expect(box('Jetpack Scan')).toBeInvalid();
    expect(screen.getByText('Scan is in use.')).toBeVisible();
    expect(screen.getByText('No such key.')).toBeVisible();
    expect(field()).toHaveValue('jetpack-typo');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Jetpack Backup' })).toBeNull());
    expect(page.events.sent).toEqual([{ name: 'licensing/activated@1', payload: { productId: 2100 } }]);
    page.site.respond(attachLicenses, [[{ activatedProductId: 2106 }], [{ activatedProductId: 2110 }]]);
    await page.user.click(button());
    await screen.findByRole('heading', { name: /Jetpack Scan is active!/ });
    expect(page.site.getCalls(attachLicenses)[1]?.body).toEqual({ licenses: ['jetpack-scan-2', 'jetpack-typo'] });
  });

  test('half attached: a typed key that was accepted is removed from the field, and not sent again', async () => {
    const page = await openWithLicenses();
    page.site.respondOnce(attachLicenses, [
      { errors: { license_in_use: ['Scan is in use.'] }, error_data: [] },
      ...attached(2104),
    ]);
    await page.user.click(box('Jetpack Scan'));
    await page.user.type(field(), 'jetpack-search-typed');
    await page.user.click(button());
    expect(await screen.findByText('Jetpack Search is active!')).toBeVisible();
    expect(field()).toHaveValue('');
    page.site.respond(attachLicenses, attached(2106));
    await page.user.click(button());
    await screen.findByRole('heading', { name: /Jetpack Scan is active!/ });
    expect(page.site.getCalls(attachLicenses)[1]?.body).toEqual({ licenses: ['jetpack-scan-2'] });
  });

  test('a response that is lost keeps the key, and refetches the licenses, their counts, the plan and the purchases', async () => {
    const page = await openWithLicenses();
    page.site.networkError(attachLicenses);
    await page.user.click(box('Jetpack Backup'));
    page.site.respond(getLicenses, { items: mine.slice(1) });
    await page.user.click(button());
    expect(await screen.findByText('An unknown error occurred during license activation. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Jetpack Backup' })).toBeNull());
    for (const endpoint of [getLicenseCounts, getSite, getSitePurchases]) expect(page.site.getCalls(endpoint)).toHaveLength(1);
    expect(screen.getByText(/An unknown error/)).toBeVisible();
  });
});

test('a key of 600 characters is sent as it is, and stays with the message of the server', async () => {
  const page = renderRemote(remote, { at });
  await page.ready;
  const key = 'x'.repeat(600);
  page.site.respondOnce(attachLicenses, [{ errors: { invalid: ['There is no license with this key.'] }, error_data: [] }]);
  await page.user.click(field());
  await page.user.paste(key);
  await page.user.click(button());
  expect(await screen.findByText('There is no license with this key.')).toBeVisible();
  expect(page.site.getCalls(attachLicenses)[0]?.body).toEqual({ licenses: [key] });
  expect(field()).toHaveValue(key);
  await page.user.type(field(), 'y');
  expect(screen.queryByText('There is no license with this key.')).toBeNull();
});

test.each([
  ['', '#/my-plan'],
  ['?from=/product/scan', '#/product/scan'],
  ['?from=https://example.com', '#/my-plan'],
])('from %s Back leads to %s', async (query, href) => {
  const page = renderRemote(remote, { at: `${at}${query}` });
  await page.ready;
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', href);
});
