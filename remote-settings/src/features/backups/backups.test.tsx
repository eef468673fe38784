import { screen, within } from '@testing-library/dom';
import { getRewindStatus } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings } from '../../testing/open-settings';

const name = 'Backups and security scanning';
const card = () => within(screen.getByRole('region', { name }));
const openAt = (state: string, site: SiteOptions = {}) =>
  openSettings('/security', {
    site,
    arrange: (page) => page.site.respond(getRewindStatus, { code: 'success', message: '', data: JSON.stringify({ state }) }),
  });

test.each(['backup', 'restore'])('the term "%s" finds the card', async (term) => {
  await openSettings(`/writing?term=${term}`);
  expect(card()).toBeDefined();
});

test.each([
  ['provisioning', 'We are configuring your site backups.', undefined],
  ['awaiting_credentials', /Enter your server credentials/, 'jetpack-settings-security-credentials'],
  ['active', 'Your site is backed up.', 'calypso-activity-log'],
  ['asleep', /The Jetpack Backup and Scan status could not be retrieved at this time\./, undefined],
])('rewind state %s', async (state, text, source) => {
  await openAt(state);
  expect(await card().findByText(text)).toBeVisible();
  const links = card().queryAllByRole('link');
  expect(links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('source'))).toEqual(
    source ? [source] : [],
  );
});

test.each<[string, SiteOptions, string, string]>([
  ['backups are offered', {}, 'Upgrade', '#/product/backup'],
  ['without a connected owner, connecting comes first', { connection: 'site-only' }, 'Connect', '#/connect-user'],
])('unavailable: %s', async (_case, site, label, href) => {
  await openAt('unavailable', site);
  expect(await card().findByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('unavailable, while the older plugin makes backups: it is named', async () => {
  await openAt('unavailable', { modules: { vaultpress: true }, settings: { vaultpress: true } });
  expect(await card().findByText(/VaultPress backs up this site\./)).toBeVisible();
  expect(card().queryByRole('link', { name: 'Upgrade' })).toBeNull();
});

test('offline the card says so, and the state is not loaded', async () => {
  const page = await openSettings('/security', { site: { connection: 'offline' } });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(page.site.getCalls(getRewindStatus)).toEqual([]);
});
