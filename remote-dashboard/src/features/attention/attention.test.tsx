import { getPluginUpdates, getRewindStatus, getSiteActivity, getSitePurchases, getVaultPressData } from '@site-admin/contracts';
import { settle, type RenderOptions } from '@site-admin/contracts/testing';
import { postponeCoupon } from '@site-admin/kit/rules';
import { screen, waitFor, within } from '@testing-library/dom';
import { openAttention, respondWithFacts } from '../../testing/open-attention';
import { openDashboard } from '../../testing/render-dashboard';

const area = () => within(screen.getByRole('region', { name: 'Needs attention' }));
const getLines = () =>
  area()
    .getAllByRole('listitem')
    .map((line) => line.querySelector('span')?.textContent);

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

const isShown = () => screen.queryByRole('region', { name: 'Needs attention' }) !== null;
const threats = { state: 'idle', threats: [{ id: '1' }, { id: '2' }] };

test('a site that needs no attention shows nothing', async () => {
  const page = await openAttention({});
  await waitFor(() => expect(page.site.getCalls(getPluginUpdates)).toHaveLength(1));
  expect(isShown()).toBe(false);
  expect(screen.queryByText(/your attention/)).not.toBeInTheDocument();
});

test('a coupon is listed only while its banner is postponed', async () => {
  const partnerCoupon = {
    coupon_code: 'ABC',
    preset: 'IONA',
    partner: { name: 'IONOS', prefix: 'IONOS' },
    product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup' },
  };
  const site = { initialState: { partnerCoupon } };
  const coupon = 'Jetpack Backup is yours with a coupon from IONOS.';
  const both = await openAttention({ updates: 1 }, { site });
  await waitFor(() => expect(isShown()).toBe(true));
  expect(getLines()).not.toContain(coupon);
  both.unmount();
  await openAttention({ updates: 1 }, { site, arrange: ({ shell }) => postponeCoupon(shell.clock.now()) });
  await waitFor(() => expect(isShown()).toBe(true));
  expect(getLines()).toContain(coupon);
});

test('the lines are above the sections, most urgent first, each with its action', async () => {
  await openAttention({ scan: threats, rewind: { state: 'awaiting_credentials' }, updates: 3 });
  await waitFor(() => expect(isShown()).toBe(true));
  expect(getLines()).toEqual([
    '2 security threats were found on your site.',
    'Backups need your server credentials.',
    '3 plugins have updates.',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Needs attention');
  const hrefs = area()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    expect.stringContaining('source=calypso-scanner'),
    expect.stringContaining('source=jetpack-backup-dash-credentials'),
    expect.stringMatching(/\/wp-admin\/update-core\.php$/),
  ]);
});

test('DASH-019 updates lead to the updates of WordPress', async () => {
  await openAttention({ updates: 1 });
  const link = await screen.findByRole('link', { name: 'View updates' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/update-core\.php$/));
});

test('the lines are announced once', async () => {
  const page = await openAttention({ scan: threats, updates: 3 });
  const announcement = await screen.findByText('2 items need your attention.');
  expect(announcement.closest('[role="status"]')).not.toBeNull();
  page.site.respond(getPluginUpdates, { code: 'success', message: '', count: 0 });
  page.shell.resources.refresh(getPluginUpdates);
  await waitFor(() => expect(getLines()).toHaveLength(1));
  expect(screen.getByText('2 items need your attention.')).toBeInTheDocument();
});

test('everything but errors can be dismissed, until its facts change', async () => {
  const page = await openAttention({ scan: threats, updates: 3 });
  await waitFor(() => expect(isShown()).toBe(true));
  expect(area().getAllByRole('button')).toHaveLength(1);
  await page.user.click(area().getByRole('button', { name: 'Dismiss: 3 plugins have updates.' }));
  expect(area().getByRole('heading', { name: 'Needs attention' })).toHaveFocus();
  expect(getLines()).toEqual(['2 security threats were found on your site.']);
  page.site.respond(getPluginUpdates, { code: 'success', message: '', count: 4 });
  page.shell.resources.refresh(getPluginUpdates);
  expect(await area().findByText('4 plugins have updates.')).toBeVisible();
});

describe('a dismissal', () => {
  const open3 = () => openAttention({ updates: 3 });
  const dismiss = async (page: Awaited<ReturnType<typeof openAttention>>) => {
    await page.user.click(await screen.findByRole('button', { name: 'Dismiss: 3 plugins have updates.' }));
    expect(isShown()).toBe(false);
    page.unmount();
  };

  test('outlasts a reload of the page', async () => {
    await dismiss(await open3());
    const page = await open3();
    await waitFor(() => expect(page.site.getCalls(getPluginUpdates)).toHaveLength(1));
    expect(isShown()).toBe(false);
  });

  test('ends once there is nothing to dismiss any more', async () => {
    await dismiss(await open3());
    const calm = await openAttention({});
    await waitFor(() => expect(window.localStorage).toHaveLength(0));
    calm.unmount();
    await open3();
    expect(await screen.findByText('3 plugins have updates.')).toBeVisible();
  });

  test('is kept where the data of its line could not be loaded', async () => {
    await dismiss(await open3());
    const failing = await openAttention({}, { arrange: ({ site }) => site.fail(getPluginUpdates, { status: 500 }) });
    await waitFor(() => expect(failing.site.getCalls(getPluginUpdates)).toHaveLength(1));
    await settle();
    failing.unmount();
    await open3();
    expect(isShown()).toBe(false);
  });

  test.each(['{', '{}', '[1]'])('is not read from storage that was edited: %s', async (text) => {
    await dismiss(await open3());
    for (const key of Object.keys(window.localStorage)) window.localStorage.setItem(key, text);
    await open3();
    expect(await screen.findByText('3 plugins have updates.')).toBeVisible();
  });

  test('lasts until the page is closed where storage is forbidden', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden.', 'SecurityError');
    });
    await dismiss(await open3());
  });
});

test('the threats and the failed backup of VaultPress lead to it', async () => {
  const data = { features: { backups: true, security: true }, security: { notice_count: 2 }, backups: { error: 'full' } };
  await openAttention(
    {},
    {
      site: { modules: { vaultpress: true } },
      arrange: ({ site }) => site.respond(getVaultPressData, { code: 'success', message: '', data }),
    },
  );
  await waitFor(() => expect(isShown()).toBe(true));
  expect(getLines()).toEqual(['2 security threats were found on your site.', 'The last backup of your site failed.']);
  for (const link of area().getAllByRole('link')) {
    expect(link).toHaveAttribute('href', expect.stringContaining('source=vaultpress-dashboard'));
  }
});

test('a failed backup of the provider leads to its activity', async () => {
  const data = [{ name: 'rewind__backup_error', published: '2026-11-21T03:10:00.000+00:00' }];
  await openAttention(
    { rewind: { state: 'active' } },
    { arrange: ({ site }) => site.respond(getSiteActivity, { code: 'success', data }) },
  );
  await waitFor(() => expect(isShown()).toBe(true));
  expect(getLines()).toEqual(['The last backup of your site failed.']);
  expect(area().getByRole('link')).toHaveAttribute('href', expect.stringContaining('source=calypso-activity-log'));
});

const broken = [{ code: 'x', message: '', action: 'reconnect' }];
const withBroken: NonNullable<RenderOptions['arrange']> = ({ site }) => site.setConnection({ errors: broken });

test('a broken connection leads to restoring it', async () => {
  await openAttention({}, { arrange: withBroken });
  const link = await screen.findByRole('link', { name: 'Restore Connection' });
  expect(link).toHaveAttribute('href', '#/reconnect');
});

test('a broken connection is not listed for users who may not restore it', async () => {
  const page = await openAttention({}, { arrange: withBroken, site: { permissions: { connect: false } } });
  await waitFor(() => expect(page.site.getCalls(getPluginUpdates)).toHaveLength(1));
  expect(isShown()).toBe(false);
});

test('data that cannot be loaded hides its line only', async () => {
  const page = await openDashboard({
    arrange: (fake) => {
      respondWithFacts(fake, { scan: threats });
      for (const endpoint of [getRewindStatus, getSitePurchases, getPluginUpdates]) fake.site.fail(endpoint, { status: 500 });
    },
  });
  await waitFor(() => expect(isShown()).toBe(true));
  expect(getLines()).toEqual(['2 security threats were found on your site.']);
  expect(page.notices.shown).toEqual([]);
});

test.each<[string, RenderOptions]>([
  ['offline', { site: { connection: 'offline' } }],
  ['for users who do not manage modules', { site: { role: 'editor' } }],
])('nothing is shown or fetched %s', async (_when, options) => {
  const page = await openAttention({ scan: threats, updates: 3 }, options);
  expect(isShown()).toBe(false);
  expect(page.site.getCalls(getPluginUpdates)).toHaveLength(0);
});
