import { getRewindStatus, getSettings, getSiteActivity, getVaultPressData, updateSettings } from '@site-admin/contracts';
import type { RenderOptions, SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { now, openDashboard } from '../../testing/render-dashboard';

const region = () => screen.queryByRole('region', { name: 'Backup' });
const card = () => within(screen.getByRole('region', { name: 'Backup' }));
const redirect = (source: string) => `https://jetpack.com/redirect/?source=${source}&site=example.org`;
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

/** Opens the dashboard with this rewind status. */
function openWithRewind(rewind: object, { arrange, ...options }: RenderOptions = {}) {
  return openDashboard({
    ...options,
    arrange(fake) {
      fake.site.respond(getRewindStatus, relayed(rewind));
      arrange?.(fake);
    },
  });
}

const firstCards = () =>
  within(screen.getByRole('region', { name: 'Security' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('DASH-075 DASH-076 provisioning is an info without a link', async () => {
  await openWithRewind({ state: 'provisioning' });
  expect(await waitFor(() => card().getByText('We are configuring your site backups.'))).toBeVisible();
  expect(card().getByRole('status')).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
  expect(card().getByText('Setting up')).toBeVisible();
});

test('DASH-075 DASH-076 missing credentials are a notice with a link to enter them', async () => {
  await openWithRewind({ state: 'awaiting_credentials' });
  expect(await waitFor(() => card().getByText('Enter your server credentials to enable one-click restores.'))).toBeVisible();
  expect(card().getByRole('link', { name: /Enter credentials/ })).toHaveAttribute(
    'href',
    redirect('jetpack-backup-dash-credentials'),
  );
  expect(card().getByText('Action needed')).toBeVisible();
});

test('DASH-075 DASH-076 active backups link to the activity log', async () => {
  await openWithRewind({ state: 'active' });
  expect(await waitFor(() => card().getByText('Your site is backed up every day.'))).toBeVisible();
  expect(card().getByRole('link', { name: /View backup activity/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-activity-log&query=group%3Drewind&site=example.org',
  );
  expect(card().getByText('Connected')).toBeVisible();
});

test.each(['inactive', 'asleep'])('DASH-075 any other state (%s) is the Oops error, with "Try again"', async (state) => {
  const page = await openWithRewind({ state });
  expect(await waitFor(() => card().getByText(/^Oops! .* could not be retrieved at this time\.$/))).toBeVisible();
  page.site.respond(getRewindStatus, relayed({ state: 'provisioning' }));
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await waitFor(() => card().getByText('We are configuring your site backups.'))).toBeVisible();
});

test('a status that fails to load is the Oops error, with "Try again"', async () => {
  const page = await openDashboard({ arrange: (fake) => fake.site.failOnce(getRewindStatus, { status: 500 }) });
  expect(await waitFor(() => card().getByText(/^Oops!/))).toBeVisible();
  page.site.respond(getRewindStatus, relayed({ state: 'active' }));
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await waitFor(() => card().getByText('Connected'))).toBeVisible();
  expect(page.site.getCalls(getRewindStatus)).toHaveLength(2);
});

const unavailable = { state: 'unavailable', reason: 'missing_plan' };

test('DASH-075 unavailable falls back to the backups of VaultPress', async () => {
  const data = { active: true, features: { backups: true, security: false } };
  await openWithRewind(unavailable, {
    site: { modules: { vaultpress: true } },
    arrange: (fake) => fake.site.respond(getVaultPressData, { code: 'success', message: '', data }),
  });
  expect(await waitFor(() => card().getByText(/^Your site is backed up\./))).toBeVisible();
  expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test('DASH-042 DASH-075 unavailable without VaultPress is an offer', async () => {
  await openWithRewind(unavailable);
  expect(await waitFor(() => card().getByText(/^Never worry about losing your site/))).toBeVisible();
  expect(card().getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/backup');
});

test('while the status is loading, the card keeps its place and shows no state', async () => {
  let release = () => {};
  await openWithRewind({ state: 'active' }, { arrange: (fake) => (release = fake.site.hold(getRewindStatus)) });
  expect(region()).toHaveTextContent(/^Backup$/);
  release();
  expect(await waitFor(() => card().getByText('Connected'))).toBeVisible();
});

test('DASH-046 DASH-020 offline the card is disabled, and no status is fetched', async () => {
  const page = await openWithRewind({ state: 'active' }, { site: { connection: 'offline' } });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
  expect(page.site.getCalls(getRewindStatus)).toHaveLength(0);
});

test('where backups are not shown, there is no card', async () => {
  const page = await openWithRewind({ state: 'active' }, { site: { initialState: { siteData: { showBackups: false } } } });
  await page.clock.advance(0);
  expect(region()).not.toBeInTheDocument();
});

describe('DASH-007 the order of the security cards', () => {
  test('DASH-007 backups that run go first, before the bundle', async () => {
    await openWithRewind({ state: 'active' });
    await screen.findByRole('region', { name: 'Comprehensive Site Security' });
    expect(firstCards()).toEqual([
      'Backup',
      'Activity',
      'Comprehensive Site Security',
      'Scan',
      'Anti-spam',
      'Brute force protection',
      'Downtime monitoring',
    ]);
  });

  test.each(['unavailable', 'provisioning'])('DASH-007 %s backups are below the bundle', async (state) => {
    await openWithRewind({ state });
    await screen.findByRole('region', { name: 'Comprehensive Site Security' });
    expect(firstCards().slice(0, 3)).toEqual(['Comprehensive Site Security', 'Backup', 'Scan']);
  });
});

describe('backups that run', () => {
  test.each<[string, SiteOptions, string]>([
    ['a daily plan', { features: ['backups'] }, 'Your site is backed up every day.'],
    ['a real-time plan', { features: ['backups', 'real-time-backups'] }, 'Every change to your site is saved as you make it.'],
  ])('with %s say how often', async (_plan, site, words) => {
    await openWithRewind({ state: 'active' }, { site });
    expect(await waitFor(() => card().getByText(words))).toBeVisible();
  });

  test.each([
    [false, 'my-jetpack-manage-backup'],
    [true, 'calypso-backups'],
  ])('are managed at the provider (site on its hosting: %p)', async (isWoASite, source) => {
    await openWithRewind({ state: 'active' }, { site: { initialState: { siteData: { isWoASite } } } });
    expect(await waitFor(() => card().getByRole('link', { name: /Manage backups/ }))).toHaveAttribute('href', redirect(source));
  });

  const log = (...entries: { name: string; published?: string }[]) => ({ code: 'success', data: entries });
  const openWithLog = (data: ReturnType<typeof log>, site: SiteOptions = {}) =>
    openWithRewind(
      { state: 'active', last_updated: now / 1000 },
      { site, arrange: (fake) => fake.site.respond(getSiteActivity, data) },
    );
  const published = new Date(now - 2 * 60 * 60 * 1000).toISOString();

  test('show the last backup of the activity log with its age', async () => {
    await openWithLog(log({ name: 'user__login', published: '' }, { name: 'rewind__backup_complete_full', published }));
    expect(await waitFor(() => card().getByText('Last backup: 2 hours ago (November 21, 2026)'))).toBeVisible();
  });

  test.each([
    ['the log has no backup', log({ name: 'user__login', published })],
    ['its time cannot be read', log({ name: 'rewind__backup_complete_full', published: 'soon' })],
  ])('show no last backup where %s; `last_updated` is the time of the status', async (_why, data) => {
    const page = await openWithLog(data);
    await waitFor(() => expect(page.site.getCalls(getSiteActivity)).toHaveLength(1));
    await page.clock.advance(0);
    expect(card().queryByText(/Last backup/)).not.toBeInTheDocument();
  });

  test('read the log for linked users only', async () => {
    const page = await openWithLog(log(), { linked: false });
    expect(await waitFor(() => card().getByText('Connected'))).toBeVisible();
    expect(page.site.getCalls(getSiteActivity)).toHaveLength(0);
  });
});

test('the activity log is not read for a site without the backups of the provider', async () => {
  const page = await openWithRewind({ state: 'unavailable' });
  await page.clock.advance(60_000);
  expect(page.site.getCalls(getSiteActivity)).toHaveLength(0);
});

describe('DASH-043 the getting-started banner', () => {
  const title = 'Getting started with Jetpack Backup';
  const banner = () => screen.queryByRole('group', { name: title });

  test('DASH-043 is shown while credentials are missing, with a link to the video', async () => {
    await openWithRewind({ state: 'awaiting_credentials' });
    const found = within(await screen.findByRole('group', { name: title }));
    expect(found.getByRole('link', { name: /Watch the video/ })).toHaveAttribute('href', redirect('jetpack-blog-backups-101'));
  });

  test.each(['provisioning', 'active', 'unavailable', 'asleep'])('DASH-043 is not shown for %s', async (state) => {
    const page = await openWithRewind({ state });
    await page.clock.advance(0);
    await waitFor(() => expect(page.site.getCalls(getRewindStatus)).toHaveLength(1));
    expect(banner()).not.toBeInTheDocument();
  });

  test('DASH-043 is hidden at once when it is dismissed, which is stored on the site', async () => {
    const page = await openWithRewind({ state: 'awaiting_credentials' });
    const found = within(await screen.findByRole('group', { name: title }));
    await page.user.click(found.getByRole('button', { name: 'Dismiss' }));
    expect(banner()).not.toBeInTheDocument();
    expect(page.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ dismiss_dash_backup_getting_started: true }]);
    await waitFor(() => expect(page.site.getCalls(getSettings)).toHaveLength(1));
    expect(banner()).not.toBeInTheDocument();
    expect(page.notices.shown).toEqual([]);
  });

  test('DASH-043 is not shown once it was dismissed', async () => {
    await openWithRewind(
      { state: 'awaiting_credentials' },
      { site: { settings: { dismiss_dash_backup_getting_started: true } } },
    );
    expect(await waitFor(() => card().getByText('Action needed'))).toBeVisible();
    expect(banner()).not.toBeInTheDocument();
  });
});
