import { getRewindStatus, getSiteFeatures, getVaultPressData, type EndpointWire } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { now, openDashboard } from '../../../testing/render-dashboard';

const card = () => within(screen.getByRole('region', { name: 'Backup' }));
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

interface Unavailable {
  readonly site?: SiteOptions;
  readonly reason?: string;
  /** VaultPress data; the module is inactive when left out. */
  readonly vaultPress?: EndpointWire<typeof getVaultPressData>;
}

/** Opens the dashboard of a site without the provider's backups. */
function openUnavailable({ site, reason = 'missing_plan', vaultPress }: Unavailable = {}) {
  return openDashboard({
    site: { ...site, modules: { vaultpress: vaultPress !== undefined } },
    arrange(fake) {
      fake.site.respond(getRewindStatus, relayed({ state: 'unavailable', reason }));
      if (vaultPress) fake.site.respond(getVaultPressData, vaultPress);
    },
  });
}

const record = (features: { readonly backups: boolean; readonly security: boolean }, notice_count = 0) => ({
  code: 'success',
  message: '',
  data: { active: true, features, security: { notice_count }, backups: { last_backup: now / 1000 - 3 * 24 * 60 * 60 } },
});

const inactive = [
  ['backups', ['backups'], 'You have paid for backups, but they’re not yet active. Click Set Up to finish installation.'],
  ['backups of an old plan', ['vaultpress-backups'], 'You have paid for backups, but they’re not yet active.'],
  ['backups and scans', ['backups', 'scan'], 'You have paid for backups and security scanning, but they’re not yet active.'],
] as const;

test.each(inactive)('DASH-074 %s that are paid, but inactive are not yet active: "Set Up"', async (_what, features, words) => {
  await openUnavailable({ site: { features } });
  expect(await waitFor(() => card().getByText(words, { exact: false }))).toBeVisible();
  expect(card().getByText(/Click Set Up/)).toBeVisible();
  expect(card().getByRole('link', { name: /Set Up/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-plugins-setup&query=only%3Dbackups&site=example.org',
  );
  expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test.each([
  [1, '1 potential threat found.'],
  [17, '17 potential threats found.'],
])('DASH-074 with backups and security on, the number of threats is shown: %d', async (count, words) => {
  await openUnavailable({ vaultPress: record({ backups: true, security: true }, count) });
  expect(await waitFor(() => card().getByText(words, { exact: false }))).toBeVisible();
  expect(card().getByRole('link', { name: /Open VaultPress/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=vaultpress-dashboard&site=example.org',
  );
});

test('DASH-074 without threats the site is backed up and threat-free', async () => {
  await openUnavailable({ vaultPress: record({ backups: true, security: true }) });
  expect(await waitFor(() => card().getByText(/^Your site is backed up and threat-free\./))).toBeVisible();
});

test('DASH-074 threats do not count while security is off', async () => {
  await openUnavailable({ vaultPress: record({ backups: true, security: false }, 17) });
  expect(await waitFor(() => card().getByText(/^Your site is backed up\./))).toBeVisible();
  expect(card().queryByText(/17/)).not.toBeInTheDocument();
});

test('backups by VaultPress show the last one with its age', async () => {
  await openUnavailable({ vaultPress: record({ backups: true, security: true }) });
  expect(await waitFor(() => card().getByText('Last backup: 3 days ago (November 18, 2026)'))).toBeVisible();
});

test('DASH-042 a new site with backups waits for the first one', async () => {
  await openUnavailable({ site: { features: ['backups'] }, reason: 'site_new' });
  expect(await waitFor(() => card().getByText('Your site is new. Its first backup is on the way.'))).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
});

test('DASH-042 VaultPress data that fail to load count as missing', async () => {
  await openDashboard({
    site: { modules: { vaultpress: true } },
    arrange: (fake) => fake.site.fail(getVaultPressData, { status: 404, code: 'not_active' }),
  });
  expect(await waitFor(() => card().getByRole('link', { name: 'Upgrade' }))).toBeVisible();
});

test('DASH-034 VaultPress data are not fetched while the module is inactive', async () => {
  const page = await openUnavailable();
  expect(await waitFor(() => card().getByRole('link', { name: 'Upgrade' }))).toBeVisible();
  expect(page.site.getCalls(getVaultPressData)).toHaveLength(0);
});

test('features that fail to load offer nothing but "Try again"', async () => {
  const page = await openDashboard({ arrange: (fake) => fake.site.failOnce(getSiteFeatures, { status: 500 }) });
  expect(await waitFor(() => card().getByText(/could not be retrieved at this time/))).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await waitFor(() => card().getByRole('link', { name: 'Upgrade' }))).toBeVisible();
});

test('SHELL-109 nothing is offered where promotions are off; the card shows why', async () => {
  await openUnavailable({ site: { initialState: { siteData: { showPromotions: false } } } });
  expect(await waitFor(() => card().getByText("Backup is not included in this site's plan."))).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
});

test('a coupon for backups is redeemed instead of an upgrade', async () => {
  const coupon = {
    coupon_code: 'IONOS_IONA_5K2TQ9',
    partner: { name: 'IONOS', prefix: 'IONOS' },
    product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup' },
  };
  const page = await openUnavailable({ site: { initialState: { partnerCoupon: coupon } } });
  await page.user.click(await waitFor(() => card().getByRole('button', { name: 'Redeem' })));
  expect(page.navigation.assigned).toEqual([
    'https://jetpack.com/redirect/?source=jetpack-plugin-partner-coupon-checkout&site=example.org&path=jetpack_backup_daily&query=coupon%3DIONOS_IONA_5K2TQ9',
  ]);
  expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});
