import { getSiteFeatures, updateSettings } from '@site-admin/contracts';
import type { FakeShell, SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const card = () => within(screen.getByRole('region', { name: 'Search' }));
const withClassic: SiteOptions = { plan: 'jetpack_business', features: ['search'] };
const withInstant: SiteOptions = { plan: 'jetpack_complete', features: ['search', 'instant-search'] };
const getSaved = (page: FakeShell) => page.site.getCalls(updateSettings).map(({ body }) => body);

test('DASH-067 while the features are loading, the card is a skeleton', async () => {
  const page = await openDashboard({ arrange: ({ site }) => void site.hold(getSiteFeatures) });
  expect(page.site.getCalls(getSiteFeatures)).toHaveLength(1);
  expect(card().queryByRole('link')).not.toBeInTheDocument();
  expect(card().queryByText(/Jetpack Search|Activate|Unavailable/)).not.toBeInTheDocument();
});

test('DASH-067 offline the card is unavailable, and no features are fetched', async () => {
  const page = await openDashboard({ site: { connection: 'offline' } });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(page.site.getCalls(getSiteFeatures)).toHaveLength(0);
});

test.each<[string, SiteOptions, string, string, string]>([
  ['with an owner', {}, '/dashboard', 'Upgrade', '#/product/search'],
  ['with an owner and prices with a free tier', {}, '/dashboard?new_pricing_202208=1', 'Start for free', '#/product/search'],
  ['with an empty parameter', {}, '/dashboard?new_pricing_202208=', 'Upgrade', '#/product/search'],
  ['without an owner', { connection: 'site-only' }, '/dashboard?new_pricing_202208=1', 'Connect', '#/connect-user'],
])('DASH-068 %s, a site without search features is offered them', async (_case, site, at, label, href) => {
  await openDashboard({ site, at });
  expect(await card().findByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(card().getByText(/Jetpack Search helps your visitors instantly find the right content/)).toBeVisible();
  expect(card().queryByRole('link', { name: 'Paid' })).not.toBeInTheDocument();
});

test('DASH-068 the free tier is read from the address of the page as well', async () => {
  window.history.replaceState(null, '', '?page=jetpack&new_pricing_202208=1');
  await openDashboard();
  expect(await card().findByRole('link', { name: 'Start for free' })).toBeVisible();
  window.history.replaceState(null, '', window.location.pathname);
});

test.each([
  ['classic search', withClassic, { search: true }],
  ['instant search', withInstant, { search: true, instant_search_enabled: true }],
] as const)('DASH-069 activating %s saves %j', async (_name, site, saved) => {
  const page = await openDashboard({ site: { ...site, modules: { search: false } } });
  await page.user.click(await card().findByRole('button', { name: 'Activate' }));
  expect(getSaved(page)).toEqual([saved]);
  expect(await card().findByText(/Your visitors get search results|Jetpack Search is powering/)).toBeVisible();
});

test('DASH-069 a refused activation can be tried again', async () => {
  const page = await openDashboard({ site: { ...withInstant, modules: { search: false } } });
  page.site.failOnce(updateSettings, { status: 500, code: 'some_updated', message: 'Not now.' });
  await page.user.click(await card().findByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(page.notices.current).toMatchObject([{ status: 'is-error' }]));
  expect(card().getByRole('button', { name: 'Activate' })).toBeVisible();
});

test('DASH-070 DASH-019 active instant search is configured on its admin page', async () => {
  await openDashboard({ site: { ...withInstant, modules: { search: true }, settings: { instant_search_enabled: true } } });
  const link = await card().findByRole('link', { name: 'Customize your search experience' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/admin\.php\?page=jetpack-search-configure$/));
});

test('DASH-070 DASH-019 for active classic search its widget is added in the widgets panel of the customizer', async () => {
  await openDashboard({ site: { ...withInstant, modules: { search: true }, settings: { instant_search_enabled: false } } });
  const link = await card().findByRole('link', { name: 'Add the Jetpack Search widget' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/customize\.php\?autofocus\[panel\]=widgets$/));
});

test('DASH-018 the "Paid" button of a feature of the plan goes to #/plans', async () => {
  await openDashboard({ site: { ...withInstant, modules: { search: true } } });
  expect(await card().findByRole('link', { name: 'Paid' })).toHaveAttribute('href', '#/plans');
});

test('features that cannot be loaded can be loaded again', async () => {
  const page = await openDashboard({ arrange: ({ site }) => site.fail(getSiteFeatures, { status: 500 }) });
  expect(await card().findByText('The search features of your plan could not be loaded.')).toBeVisible();
  page.site.respond(getSiteFeatures, {
    code: 'success',
    message: '',
    data: JSON.stringify({ active: ['search'], available: {} }),
  });
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByRole('button', { name: 'Activate' })).toBeVisible();
});
