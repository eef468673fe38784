import { getPlugins, getScanStatus, getSite, getVaultPressData, installPlugin, type EndpointWire } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../../testing/render-dashboard';

type WireVaultPress = EndpointWire<typeof getVaultPressData>;

const card = () => within(screen.getByRole('region', { name: 'Scan' }));
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const record = (notice_count: number, security = true) => ({
  active: true,
  features: { backups: true, security },
  security: { notice_count },
});

interface VaultPressSite {
  /** VaultPress data; the module is inactive when left out. */
  readonly data?: WireVaultPress;
  readonly site?: SiteOptions;
  readonly installed?: boolean;
}

/** Opens the dashboard of a site that VaultPress scans, by its scan status. */
function openVaultPressSite({ data, site, installed = false }: VaultPressSite = {}) {
  return openDashboard({
    site: { modules: { vaultpress: data !== undefined }, ...site },
    arrange(fake) {
      fake.site.respond(
        getScanStatus,
        relayed({ state: 'unavailable', reason: 'vp_active_on_site', threats: [], credentials: [] }),
      );
      if (data) fake.site.respond(getVaultPressData, data);
      fake.site.respond(getPlugins, installed ? { 'vaultpress/vaultpress.php': { Name: 'VaultPress', active: false } } : {});
    },
  });
}

const success = (data: ReturnType<typeof record>): WireVaultPress => ({ code: 'success', message: 'Fine.', data });

test.each([
  ['as data', success(record(17))],
  ['bare', record(17)],
])('DASH-056 with the reason vp_active_on_site VaultPress data decide (%s)', async (_how, data) => {
  const page = await openVaultPressSite({ data });
  expect(await waitFor(() => card().getByText('17'))).toBeVisible();
  expect(card().getByText('Threats')).toBeVisible();
  expect(card().getByRole('link', { name: /Fix threats/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=vaultpress-dashboard&site=example.org',
  );
  expect(page.site.getCalls(getVaultPressData)).toHaveLength(1);
});

test('DASH-056 DASH-034 while its module is inactive, no VaultPress data are fetched', async () => {
  const page = await openVaultPressSite();
  expect(await waitFor(() => card().getByRole('link', { name: 'Upgrade' }))).toBeVisible();
  expect(page.site.getCalls(getVaultPressData)).toHaveLength(0);
});

test('DASH-056 with another reason VaultPress data do not decide, although its module is active', async () => {
  const page = await openDashboard({
    site: { modules: { vaultpress: true } },
    arrange: (fake) => fake.site.respond(getVaultPressData, success(record(17))),
  });
  expect(await waitFor(() => card().getByRole('link', { name: 'Upgrade' }))).toBeVisible();
  await waitFor(() => expect(page.site.getCalls(getVaultPressData)).toHaveLength(1));
  expect(card().queryByText('17')).not.toBeInTheDocument();
});

test('DASH-062 VaultPress without registration asks for its key', async () => {
  await openVaultPressSite({ data: { code: 'not_registered', message: 'Not registered.' } });
  const text = await waitFor(() =>
    card().getByText(/^VaultPress is having difficulties scanning\. Please make sure your registration key is entered/),
  );
  expect(within(text).getByRole('link')).toHaveAttribute('href', 'https://example.org/wp-admin/admin.php?page=vaultpress');
});

test.each([
  ['found nothing', record(0)],
  ['scans nothing', record(0, false)],
])('DASH-065 VaultPress that %s shows that the site is secure', async (_what, data) => {
  await openVaultPressSite({ data: success(data) });
  expect(await waitFor(() => card().getByText("No threats found, you're good to go!"))).toBeVisible();
  expect(card().getByText('Secure')).toBeVisible();
});

test.each([
  ['jetpack_premium', true, 'VaultPress is installed, but not active.', 'Activate it'],
  ['jetpack_premium', false, 'VaultPress is not installed yet.', 'Install it'],
  ['jetpack_business', true, 'VaultPress is installed, but not active.', 'Activate it'],
  ['value_bundle', false, 'VaultPress is not installed yet.', 'Install it'],
])('DASH-063 with the plan %s (installed: %p) the card offers to activate VaultPress', async (plan, installed, words, button) => {
  await openVaultPressSite({ site: { plan }, installed });
  expect(await waitFor(() => card().getByText(words, { exact: false }))).toBeVisible();
  expect(card().getByRole('button', { name: button })).toBeVisible();
  expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test('DASH-063 a user who may not manage plugins gets a link to the provider', async () => {
  const page = await openVaultPressSite({ site: { plan: 'jetpack_premium', permissions: { manage_plugins: false } } });
  expect(await waitFor(() => card().getByRole('link', { name: /Set it up/ }))).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-plugins-vaultpress&site=example.org',
  );
  expect(page.site.getCalls(getPlugins)).toHaveLength(0);
});

test.each([
  ['jetpack_free', 'connected', 'Upgrade', '#/product/scan'],
  ['jetpack_security_t1_yearly', 'connected', 'Upgrade', '#/product/scan'],
  ['jetpack_personal', 'site-only', 'Connect', '#/connect-user'],
] as const)('DASH-064 with the plan %s on a %s site, scans are offered: %s', async (plan, connection, name, href) => {
  await openVaultPressSite({ site: { plan, connection } });
  expect(await waitFor(() => card().getByRole('link', { name }))).toHaveAttribute('href', href);
  expect(card().getAllByRole('link')).toHaveLength(1);
});

test('VaultPress data that fail to load count as missing', async () => {
  await openDashboard({
    site: { modules: { vaultpress: true } },
    arrange(fake) {
      fake.site.respond(getScanStatus, relayed({ state: 'unavailable', reason: 'vp_active_on_site' }));
      fake.site.fail(getVaultPressData, { status: 404, code: 'not_active' });
    },
  });
  expect(await waitFor(() => card().getByRole('link', { name: 'Upgrade' }))).toBeVisible();
});

test('a site whose plan fails to load is offered nothing but "Try again", which fetches the plan', async () => {
  const page = await openDashboard({
    arrange(fake) {
      fake.site.respond(getScanStatus, relayed({ state: 'unavailable', reason: 'vp_active_on_site' }));
      fake.site.fail(getSite, { status: 400 });
    },
  });
  expect(await waitFor(() => card().getByText(/could not be retrieved/))).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.site.getCalls(getSite)).toHaveLength(2));
  expect(page.site.getCalls(getScanStatus)).toHaveLength(1);
});

describe('DASH-066 activating VaultPress', () => {
  const withPlan = { site: { plan: 'jetpack_premium' }, installed: true } as const;

  test('DASH-066 shows progress, is sent once, and opens the admin page of the plugin', async () => {
    const page = await openVaultPressSite(withPlan);
    page.site.respond(installPlugin, { code: 'success', message: '' });
    const release = page.site.hold(installPlugin);
    await page.user.dblClick(await waitFor(() => card().getByRole('button', { name: 'Activate it' })));
    expect(page.notices.current).toMatchObject([{ status: 'is-info', text: 'Activating VaultPress…' }]);
    expect(card().getByRole('button', { name: 'Activate it' })).toHaveAttribute('aria-busy', 'true');
    expect(page.site.getCalls(installPlugin).map(({ body }) => body)).toEqual([{ slug: 'vaultpress', status: 'active' }]);
    expect(page.navigation.assigned).toEqual([]);

    release();
    await waitFor(() => expect(page.navigation.assigned).toEqual(['https://example.org/wp-admin/admin.php?page=vaultpress']));
  });

  test('DASH-066 shows a failure, and can be tried again', async () => {
    const page = await openVaultPressSite(withPlan);
    page.site.failOnce(installPlugin, { status: 500, code: 'install_plugin_failed', message: 'No.' });
    page.site.respond(installPlugin, { code: 'success', message: '' });
    await page.user.click(await waitFor(() => card().getByRole('button', { name: 'Activate it' })));
    await waitFor(() =>
      expect(page.notices.current).toMatchObject([{ status: 'is-error', text: 'Could not activate VaultPress.' }]),
    );
    expect(page.notices.current).toHaveLength(1);
    expect(page.navigation.assigned).toEqual([]);

    await page.user.click(card().getByRole('button', { name: 'Activate it' }));
    expect(page.notices.current).toMatchObject([{ status: 'is-info', text: 'Activating VaultPress…' }]);
    await waitFor(() => expect(page.navigation.assigned).toHaveLength(1));
  });
});
