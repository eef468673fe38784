import { screen, waitFor, within } from '@testing-library/dom';
import { getSiteFeatures, updateSettings } from '@site-admin/contracts';
import type { RenderOptions, SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const withPlan: SiteOptions = { plan: 'jetpack_complete', features: ['search', 'instant-search'] };
const card = () => within(screen.getByRole('region', { name: 'Search' }));
const search = () => toggle('Enable Search');
const instant = () => toggle('Enable instant search experience (recommended)');

async function open(site: SiteOptions, isSearchOn = false, isInstantOn = false, options: Partial<RenderOptions> = {}) {
  const page = await openSettings('/performance', {
    site: { ...site, modules: { search: isSearchOn }, settings: { instant_search_enabled: isInstantOn } },
    ...options,
  });
  await waitFor(() => expect(card().queryAllByRole('switch').length + card().queryAllByRole('link').length).toBeGreaterThan(0));
  return page;
}

test('SET-055 turning search off turns instant search off', async () => {
  const page = await open(withPlan, true, true);
  await page.user.click(search());
  expect(savedBy(page)).toEqual([{ search: false, instant_search_enabled: false }]);
  await waitFor(() => expect(instant()).not.toBeChecked());
});

test('SET-056 turning instant search on turns search on; turning it off leaves search on', async () => {
  const page = await open(withPlan);
  await page.user.click(instant());
  await waitFor(() => expect(search()).toBeChecked());
  await screen.findByRole('switch', { name: 'Enable Search', busy: false });
  await page.user.click(instant());
  expect(savedBy(page)).toEqual([{ search: true, instant_search_enabled: true }, { instant_search_enabled: false }]);
  expect(search()).toBeChecked();
});

describe('SET-057 if enabling search failed', () => {
  const refusal = { status: 400, code: 'some_updated', message: 'Not in your plan.' } as const;

  test('the product is noted and the switch retried, without a word of the first failure', async () => {
    const page = await open(withPlan);
    page.site.failOnce(updateSettings, refusal);
    await page.user.click(search());
    await waitFor(() =>
      expect(savedBy(page)).toEqual([{ search: true }, { has_jetpack_search_product: true }, { search: true }]),
    );
    await screen.findByRole('switch', { name: 'Enable Search', busy: false });
    expect(search()).toBeChecked();
    expect(page.notices.shown.map(({ status }) => status)).not.toContain('is-error');
    expect(page.notices.current).toMatchObject([{ status: 'is-success', text: 'Updated settings' }]);
  });

  test('the switch stays on during the retry', async () => {
    const page = await open(withPlan);
    page.site.failOnce(updateSettings, refusal);
    const releaseFirst = page.site.hold(updateSettings);
    await page.user.click(search());
    releaseFirst();
    const release = page.site.hold(updateSettings);
    await waitFor(() => expect(savedBy(page)).toHaveLength(2));
    expect(search()).toBeChecked();
    expect(search()).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(savedBy(page)).toHaveLength(3));
    expect(await screen.findByRole('switch', { name: 'Enable Search', busy: false })).toBeChecked();
  });

  test('the switch of instant search is retried the same way', async () => {
    const page = await open(withPlan);
    page.site.failOnce(updateSettings, refusal);
    await page.user.click(instant());
    const change = { search: true, instant_search_enabled: true };
    await waitFor(() => expect(savedBy(page)).toEqual([change, { has_jetpack_search_product: true }, change]));
  });

  test('a second failure is explained and not retried again', async () => {
    const page = await open(withPlan);
    page.site.fail(updateSettings, refusal);
    await page.user.click(search());
    await waitFor(() => expect(page.notices.current.map(({ status }) => status)).toEqual(['is-error']));
    expect(savedBy(page)).toHaveLength(3);
    expect(page.notices.current[0]?.text).toBe('Error updating settings. Not in your plan.');
    await waitFor(() => expect(search()).not.toBeChecked());
  });

  test('without instant search in the plan it is not retried', async () => {
    const page = await open({ plan: 'jetpack_business', features: ['search'] });
    page.site.failOnce(updateSettings, refusal);
    await page.user.click(search());
    await waitFor(() => expect(page.notices.current.map(({ status }) => status)).toEqual(['is-error']));
    expect(savedBy(page)).toEqual([{ search: true }]);
  });
});

test('a plan bought a moment ago, which the site has not loaded yet, does not lock the switch', async () => {
  const page = await open({ ...withPlan, plan: 'jetpack_free' });
  await page.user.click(search());
  expect(savedBy(page)).toEqual([{ search: true }]);
});

test('without instant search in the plan, its switch shows it', async () => {
  const page = await open({ plan: 'jetpack_business', features: ['search'] });
  await page.user.click(instant());
  expect(await screen.findByText('Your plan does not include instant search.')).toBeVisible();
  expect(savedBy(page)).toEqual([]);
});

test.each<[string, SiteOptions, string, string]>([
  ['an upgrade is offered', {}, 'Upgrade', '#/product/search'],
  ['without a connected owner, connecting is', { connection: 'site-only' }, 'Connect', '#/connect-user?feature=Search'],
])('without search in the plan, %s', async (_case, site, name, href) => {
  await open(site);
  expect(card().getByRole('link', { name })).toHaveAttribute('href', href);
  expect(card().queryByRole('switch')).toBeNull();
});

test.each([
  [true, 'Customize your search experience', 'admin.php?page=jetpack-search-configure'],
  [false, 'Add the Jetpack Search widget', 'customize.php?autofocus[panel]=widgets'],
])('search on, instant: %s: the link to configure it', async (isInstantOn, name, path) => {
  await open(withPlan, true, isInstantOn);
  expect(card().getByRole('link', { name })).toHaveAttribute('href', `https://example.org/wp-admin/${path}`);
});

test('a theme without widgets has no link to add one', async () => {
  await open({ ...withPlan, initialState: { themeData: { name: 'Blocks', support: { widgets: false } } } }, true);
  expect(card().queryByRole('link')).toBeNull();
});

test('a plan that could not be loaded shows why, and can be loaded again', async () => {
  const page = await openSettings('/performance', {
    site: { ...withPlan, modules: { search: true } },
    arrange: ({ site }) => site.failOnce(getSiteFeatures, { status: 500, code: 'failed_to_fetch_data', message: 'Not now.' }),
  });
  expect(await card().findByRole('alert')).toHaveTextContent('Not now.');
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByRole('switch', { name: 'Enable Search' })).toBeChecked();
});

test('offline the switch shows it, and the plan is not loaded', async () => {
  const page = await open({ connection: 'offline' });
  expect(search()).toHaveAccessibleDescription('Unavailable in Offline Mode');
  expect(page.site.getCalls(getSiteFeatures)).toEqual([]);
});
