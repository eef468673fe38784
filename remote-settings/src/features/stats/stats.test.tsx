import { screen, waitFor, within } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'Jetpack Stats' }));
const counted = () => within(card().getByRole('group', { name: 'Count logged in page views from' }));
const viewers = () => within(card().getByRole('group', { name: 'Allow Jetpack Stats to be viewed by' }));
const roles = {
  administrator: { name: 'Administrator', canView: true },
  editor: { name: 'Editor', canView: false },
  shop_manager: { name: 'Shop manager', canView: false },
};
const open = (site: SiteOptions = {}) =>
  openSettings('/traffic', { site: { modules: { stats: true }, initialState: { stats: { roles } }, ...site } });
const chart = 'Show a chart of the views of the last 48 hours in the admin bar';

test.each([
  [chart, { admin_bar: false }],
  ['Use the new Jetpack Stats screens', { enable_calypso_stats: true }],
  ['Collect valuable traffic stats and insights', { stats: false }],
])('SET-090 "%s" saves %j', async (name, body) => {
  const page = await open();
  await page.user.click(toggle(name));
  expect(savedBy(page)).toEqual([body]);
});

test('SET-091 views are counted per role of the site, custom roles included', async () => {
  const page = await open({ settings: { count_roles: ['editor'] } });
  expect(counted().getAllByRole('switch')).toHaveLength(3);
  expect(counted().getByRole('switch', { name: 'Editor' })).toBeChecked();
  await page.user.click(counted().getByRole('switch', { name: 'Shop manager' }));
  await waitFor(() => expect(savedBy(page)).toEqual([{ count_roles: ['editor', 'shop_manager'] }]));
  await page.user.click(counted().getByRole('switch', { name: 'Editor' }));
  await waitFor(() => expect(savedBy(page).at(-1)).toEqual({ count_roles: ['shop_manager'] }));
});

test('SET-091 SET-090 two roles switched at once are both saved', async () => {
  const page = await open();
  await page.user.click(counted().getByRole('switch', { name: 'Editor' }));
  await page.user.click(counted().getByRole('switch', { name: 'Administrator' }));
  await waitFor(() => expect(savedBy(page).at(-1)).toEqual({ count_roles: ['editor', 'administrator'] }));
});

test('SET-092 viewing is granted per role; administrators always may', async () => {
  const page = await open();
  const administrators = viewers().getByRole('switch', { name: 'Administrator' });
  expect(administrators).toBeChecked();
  expect(administrators).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(administrators);
  expect(await screen.findByText('Administrators can always view stats.')).toBeVisible();
  expect(savedBy(page)).toEqual([]);
  await page.user.keyboard('{Escape}');
  await page.user.click(viewers().getByRole('switch', { name: 'Editor' }));
  expect(savedBy(page)).toEqual([{ roles: ['administrator', 'editor'] }]);
});

test('SET-092 administrators are kept where the site has stored no roles', async () => {
  const page = await open({ settings: { roles: [] } });
  await page.user.click(viewers().getByRole('switch', { name: 'Editor' }));
  expect(savedBy(page)).toEqual([{ roles: ['administrator', 'editor'] }]);
});

test('SET-093 the chart in the admin bar covers 48 hours', async () => {
  await open();
  expect(toggle(chart)).toBeVisible();
  expect(card().getByText(/48 hours/)).toBeVisible();
});

test('SET-121 offline the card shows it, without options', async () => {
  const page = await open({ connection: 'offline' });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(card().getAllByRole('switch')).toHaveLength(1);
  await page.user.click(card().getByRole('switch'));
  expect(savedBy(page)).toEqual([]);
});

test('the options are disabled while stats are off', async () => {
  const page = await open({ modules: { stats: false } });
  await page.user.click(toggle(chart));
  expect(viewers().getByRole('switch', { name: 'Editor' })).toBeDisabled();
  expect(savedBy(page)).toEqual([]);
});

test('SET-022 stats disabled by an administrator: a banner replaces the card', async () => {
  await open({ modules: { stats: { override: 'inactive' } } });
  expect(screen.getByText(/Jetpack Stats has been disabled by a site administrator\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Jetpack Stats' })).toBeNull();
});
