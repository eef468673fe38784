import { checkStoredAkismetKey, getAkismetData, getPlugins, installPlugin } from '@site-admin/contracts';
import type { RenderOptions, SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const card = () => within(screen.getByRole('region', { name: 'Anti-spam' }));
const codes = ['not_installed', 'not_active', 'invalid_key'] as const;
const keyPage = 'https://example.org/wp-admin/admin.php?page=akismet-key-config';

/** Opens the dashboard of a site with this response. Parsed JSON: a site may send what the endpoint does not declare. */
function openWithData(data: unknown, { arrange, ...options }: RenderOptions = {}) {
  return openDashboard({
    ...options,
    arrange(fake) {
      fake.site.respond(getAkismetData, JSON.parse(JSON.stringify(data)));
      arrange?.(fake);
    },
  });
}

test('DASH-023 the data and the key check are fetched once on load', async () => {
  const page = await openWithData(42);
  expect(await card().findByText('42')).toBeVisible();
  expect(page.site.getCalls(getAkismetData)).toHaveLength(1);
  expect(page.site.getCalls(checkStoredAkismetKey)).toHaveLength(1);
});

test.each([
  [0, '0'],
  [42, '42'],
  ['42', '42'],
  [1_234_567, '1,234,567'],
])('DASH-038 the response %p is shown as the count %s, with a link to the comments', async (data, count) => {
  await openWithData(data);
  expect(await card().findByText(count)).toBeVisible();
  expect(card().getByRole('link', { name: 'View comments' })).toHaveAttribute(
    'href',
    'https://example.org/wp-admin/edit-comments.php',
  );
});

test.each([
  [true, true],
  [false, false],
])('a valid key (%p) is marked as active: %p', async (validKey, isActive) => {
  await openWithData(42, { arrange: (fake) => fake.site.respond(checkStoredAkismetKey, { validKey }) });
  expect(await card().findByText('42')).toBeVisible();
  await waitFor(() => expect(card().queryByText('Active') !== null).toBe(isActive));
});

test('DASH-039 N/A means that data will display soon', async () => {
  await openWithData('N/A');
  expect(await card().findByText(/Data will display here soon/)).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['not_installed', /^Already have a key\?/, 'Install Akismet'],
  ['not_active', /^Already have a key\?/, 'Activate Akismet'],
  ['invalid_key', /^Akismet has no valid key\./, 'Enter your key'],
])('DASH-039 without the feature, %s is an offer with its own way to use a key', async (code, words, action) => {
  await openWithData(code);
  expect(await card().findByText('Clear spam from comments and forms automatically')).toBeVisible();
  expect(card().getByText(words)).toBeVisible();
  expect(card().getByRole(code === 'invalid_key' ? 'link' : 'button', { name: action })).toBeVisible();
  expect(card().getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/akismet');
});

test.each(codes)('DASH-039 SHELL-110 without a connected owner, %s offers a connection', async (code) => {
  await openWithData(code, { site: { connection: 'site-only' } });
  expect(await card().findByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
  expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test.each([
  ['not_installed', /^Akismet is not installed yet\./, 'Install it'],
  ['not_active', /^Akismet is installed, but not active\./, 'Activate it'],
  ['invalid_key', /^Your Akismet key is not valid\./, 'Check your key'],
])('DASH-039 with the feature, %s shows what is left to do', async (code, words, action) => {
  await openWithData(code, { site: { features: ['antispam'] } });
  expect(await card().findByText(words)).toBeVisible();
  expect(card().getByRole(code === 'invalid_key' ? 'link' : 'button', { name: action })).toBeVisible();
  expect(card().getByText('Action needed')).toBeVisible();
  expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

test.each<[string, SiteOptions]>([
  ['with the feature', { features: ['akismet'] }],
  ['without the feature', {}],
])('DASH-039 an invalid key links to the page with the key, %s', async (_what, site) => {
  await openWithData('invalid_key', { site });
  const link = await card().findByRole('link', { name: /your key$/ });
  expect(link).toHaveAttribute('href', keyPage);
});

test.each(['not_installed', 'not_active'])(
  'without the permission to manage plugins, %s is set up at the provider',
  async (code) => {
    const page = await openWithData(code, { site: { features: ['antispam'], permissions: { manage_plugins: false } } });
    expect(await card().findByRole('link', { name: /Set it up/ })).toHaveAttribute(
      'href',
      'https://jetpack.com/redirect/?source=calypso-plugins-setup&query=only%3Dakismet&site=example.org',
    );
    expect(page.site.getCalls(getPlugins)).toHaveLength(0);
  },
);

test('DASH-040 DASH-020 offline the card is disabled, and nothing is fetched for it', async () => {
  const page = await openWithData(42, { site: { connection: 'offline' } });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
  expect(page.site.getCalls(getAkismetData)).toHaveLength(0);
  expect(page.site.getCalls(checkStoredAkismetKey)).toHaveLength(0);
});

test('a failure offers "Try again", which fetches the data alone', async () => {
  const page = await openDashboard({ arrange: (fake) => fake.site.failOnce(getAkismetData, { status: 500 }) });
  expect(await card().findByText('The number of blocked spam comments could not be loaded.')).toBeVisible();
  page.site.respond(getAkismetData, 7);
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByText('7')).toBeVisible();
  expect(page.site.getCalls(checkStoredAkismetKey)).toHaveLength(1);
});

describe('DASH-041 activating Akismet', () => {
  const inactive = { 'akismet/akismet.php': { Name: 'Akismet', active: false } };
  const openInactive = () => openWithData('not_active', { arrange: (fake) => fake.site.respond(getPlugins, inactive) });
  const button = () => card().findByRole('button', { name: 'Activate Akismet' });

  test('DASH-041 shows progress, is sent once, and opens the page with the key', async () => {
    const page = await openInactive();
    page.site.respond(installPlugin, { code: 'success', message: '' });
    const release = page.site.hold(installPlugin);
    await page.user.dblClick(await button());
    expect(page.notices.current).toMatchObject([{ status: 'is-info', text: 'Activating Akismet…' }]);
    expect(await button()).toHaveAttribute('aria-busy', 'true');
    expect(page.site.getCalls(installPlugin).map(({ body }) => body)).toEqual([{ slug: 'akismet', status: 'active' }]);
    expect(page.navigation.assigned).toEqual([]);
    release();
    await waitFor(() => expect(page.navigation.assigned).toEqual([keyPage]));
  });

  test('DASH-041 shows a failure, and can be tried again', async () => {
    const page = await openInactive();
    page.site.failOnce(installPlugin, { status: 500, code: 'install_plugin_failed', message: 'No.' });
    page.site.respond(installPlugin, { code: 'success', message: '' });
    await page.user.click(await button());
    await waitFor(() =>
      expect(page.notices.current).toMatchObject([{ status: 'is-error', text: 'Could not activate Akismet.' }]),
    );
    expect(page.notices.current).toHaveLength(1);
    expect(page.navigation.assigned).toEqual([]);

    await page.user.click(await button());
    expect(page.notices.current).toMatchObject([{ status: 'is-info', text: 'Activating Akismet…' }]);
    await waitFor(() => expect(page.navigation.assigned).toEqual([keyPage]));
  });
});
