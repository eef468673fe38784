import { screen, waitFor, within } from '@testing-library/dom';
import { getRewindStatus, getSiteFeatures, getVaultPressData, type EndpointWire } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings } from '../../testing/open-settings';

const combined = 'Backups and security scanning';
const card = (name = combined) => within(screen.getByRole('region', { name }));

const openAt = (state: string, site: SiteOptions = {}, vaultPress?: EndpointWire<typeof getVaultPressData>) =>
  openSettings('/security', {
    site,
    arrange: (page) => {
      page.site.respond(getRewindStatus, { code: 'success', message: '', data: JSON.stringify({ state }) });
      if (vaultPress) page.site.respond(getVaultPressData, vaultPress);
    },
  });

const getSources = (name = combined) =>
  card(name)
    .queryAllByRole('link')
    .map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('source'));

test.each(['backup', 'restore'])('the term "%s" finds the card', async (term) => {
  await openSettings(`/writing?term=${term}`);
  expect(card()).toBeDefined();
});

test.each([
  ['provisioning', 'We are configuring your site backups.', []],
  ['awaiting_credentials', /Enter your server credentials/, ['jetpack-settings-security-credentials']],
  ['active', 'Your site is backed up.', ['calypso-activity-log']],
  ['unavailable', /Click Set Up to finish installation\.$/, ['calypso-plugins-setup']],
  ['xyz', /The Jetpack Backup and Scan status could not be retrieved at this time\./, []],
])('SET-028 rewind state %s', async (state, text, sources) => {
  await openAt(state, { features: ['backups', 'scan'] });
  expect(await card().findByText(text)).toBeVisible();
  expect(getSources()).toEqual(sources);
});

test('SET-028 a status that cannot be loaded has the same message', async () => {
  await openSettings('/security', { arrange: ({ site }) => site.fail(getRewindStatus, { status: 500 }) });
  expect(await card().findByText(/^Oops!/)).toBeVisible();
});

test.each<[string, SiteOptions['features'], string]>([
  ['backups and no scan', ['backups'], 'Jetpack Backup'],
  ['backups and scan', ['backups', 'scan'], combined],
  ['neither', [], combined],
])('SET-024 with %s, the card is "%3$s"', async (_case, features, name) => {
  await openAt('active', { features: features ?? [] });
  expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.getAllByRole('region', { name: /ackup/ })).toHaveLength(1);
});

test.each<[string, SiteOptions, string[]]>([
  ['without scan, it is offered', {}, ['#/product/scan']],
  ['with scan, backups are offered', { features: ['scan'] }, ['#/product/security']],
  ['with backups, nothing is offered', { features: ['backups', 'scan'] }, []],
  ['on a multisite, nothing is offered', { features: ['scan'], initialState: { siteData: { isMultisite: true } } }, []],
])('SET-023 %s', async (_case, site, hrefs) => {
  await openAt('unavailable', site);
  await card().findByText(/^Automated scanning|Set Up to finish/);
  expect(
    card()
      .queryAllByRole('link', { name: 'Upgrade' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(hrefs);
});

test('SET-026 without a connected owner there is a prompt to connect instead of an offer', async () => {
  await openAt('unavailable', { connection: 'site-only' });
  expect(await card().findByText(/^Automated scanning/)).toBeVisible();
  expect(card().getByRole('link', { name: 'Connect to configure.' })).toHaveAttribute(
    'href',
    '#/connect-user?feature=Backups+and+security+scanning',
  );
  expect(card().queryByRole('link', { name: 'Upgrade' })).toBeNull();
});

const both = { backups: true, security: true };
test.each<[string, EndpointWire<typeof getVaultPressData>, string, string]>([
  [
    'paid but inactive',
    { code: 'not_registered', message: '' },
    'You have paid for backups and security scanning, but they’re not yet active. Click Set Up to finish installation.',
    'calypso-plugins-setup',
  ],
  [
    'with threats',
    { code: 'success', message: '', data: { features: both, security: { notice_count: 3 } } },
    '3 potential threats found.',
    'vaultpress-dashboard',
  ],
  [
    'without threats',
    { features: both, security: { notice_count: 0 } },
    'Your site is backed up and threat-free.',
    'vaultpress-dashboard',
  ],
  ['with backups only', { features: { backups: true, security: false } }, 'Your site is backed up.', 'vaultpress-dashboard'],
])('SET-118 VaultPress %s', async (_case, data, text, source) => {
  const site = { modules: { vaultpress: true }, settings: { vaultpress: true }, features: ['backups', 'scan'] as const };
  await openAt('unavailable', { ...site, features: [...site.features] }, data);
  expect(await card().findByText(text)).toBeVisible();
  expect(getSources()).toContain(source);
});

test.each<[SiteOptions['features'], string, string]>([
  [['backups'], 'Jetpack Backup', 'only=backups'],
  [['scan'], combined, 'only=scan'],
])('SET-118 with %j bought, Set Up opens the setup of it', async (features, name, query) => {
  await openAt('unavailable', { features: features ?? [] });
  const link = await within(await screen.findByRole('region', { name })).findByRole('link', { name: /^Set Up/ });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('query')).toBe(query);
});

test('a multisite without backups has no card: there is nothing to show or to buy', async () => {
  await openAt('unavailable', { initialState: { siteData: { isMultisite: true } } });
  await waitFor(() => expect(screen.queryByRole('region', { name: combined })).toBeNull());
});

test('a plan that cannot be loaded shows why, and can be loaded again', async () => {
  const page = await openSettings('/security', { arrange: ({ site }) => site.breakOnce(getSiteFeatures, 'html') });
  expect(await card().findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByText(/^Automated scanning/)).toBeVisible();
});

test('SET-027 a site without backups has no card', async () => {
  await openAt('active', { initialState: { siteData: { showBackups: false } } });
  expect(screen.queryByRole('region', { name: combined })).toBeNull();
});

test('offline the card shows it, and the state is not loaded', async () => {
  const page = await openSettings('/security', { site: { connection: 'offline' } });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(page.site.getCalls(getRewindStatus)).toEqual([]);
});
