import { installPlugin, updateSettings } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { openAssistant, savedData, type AssistantOptions } from '../../testing/open-assistant';

const off = { monitor: false, 'related-posts': false, photon: false, 'photon-cdn': false, publicize: false };
const viewed = { viewedRecommendations: ['summary'] };
const open = (options: AssistantOptions = {}) =>
  openAssistant({ at: '/recommendations/summary', step: 'summary', data: viewed, site: { settings: off }, ...options });

const section = (name: string) => screen.queryByRole('region', { name });
/** The names in a list, in order. */
const listed = (name: string) => {
  const list = section(name);
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('.name')?.textContent)
    : [];
};
const enabled = 'Recommendations enabled';
const skipped = 'Recommendations skipped';
const nothing = 'You didn’t enable any recommended features.';

test('REC-056 the heading contains the site title', async () => {
  await open({ site: { settings: off, initialState: { siteTitle: 'Cats & dogs' } } });
  const name = 'Nice work! Let’s recap what we enabled for Cats & dogs.';
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('REC-058 active features are listed in order, each with a link to its settings', async () => {
  await open({
    site: { settings: { ...off, monitor: true, 'related-posts': true, publicize: true } },
    plugins: ['jetpack-boost/jetpack-boost.php', 'woocommerce/woocommerce.php'],
    data: { ...viewed, 'site-type-store': true },
  });
  expect(listed(enabled)).toEqual([
    'WooCommerce',
    'Downtime monitoring',
    'Related posts',
    'Social media sharing',
    'Jetpack Boost',
  ]);
  expect(screen.getByRole('link', { name: 'Settings (Downtime monitoring)' })).toHaveAttribute('href', '#/settings?term=monitor');
  expect(screen.queryByText(nothing)).not.toBeInTheDocument();
});

test('REC-058 without active features, a notice is shown instead', async () => {
  await open();
  expect(screen.getByText(nothing)).toBeVisible();
  expect(section(enabled)).not.toBeInTheDocument();
});

test('WooCommerce is listed only for stores, even if it is active', async () => {
  await open({ plugins: ['woocommerce/woocommerce.php'] });
  expect(screen.queryByText('WooCommerce')).not.toBeInTheDocument();
});

test('a change of the viewer or of the settings updates the lists', async () => {
  const page = await open({ site: { settings: { ...off, monitor: true } } });
  expect(listed(enabled)).toEqual(['Downtime monitoring']);
  page.site.setUser({ isConnected: false });
  await waitFor(() => expect(listed(enabled)).toEqual([]));
  page.shell.settings.change({ 'related-posts': true });
  await waitFor(() => expect(listed(enabled)).toEqual(['Related posts']));
});

test('REC-059 skipped features that are inactive are listed', async () => {
  await open({
    site: { settings: { ...off, monitor: true } },
    data: { ...viewed, skippedRecommendations: ['creative-mail', 'related-posts', 'monitor', 'boost', 'agency'] },
  });
  // Monitor is active, boost is not conditional here, and agency is not a feature.
  expect(listed(skipped)).toEqual(['Related posts', 'Creative Mail']);
  expect(listed(enabled)).toEqual(['Downtime monitoring']);
});

test('REC-059 the list is hidden if nothing was skipped', async () => {
  await open({ data: { ...viewed, selectedRecommendations: ['monitor'] } });
  expect(section(skipped)).not.toBeInTheDocument();
  expect(screen.queryByText('Downtime monitoring')).not.toBeInTheDocument();
});

test('REC-036 REC-046 a skipped feature can be enabled', async () => {
  const page = await open({ data: { ...viewed, skippedRecommendations: ['monitor'] } });
  const release = page.site.hold(updateSettings);
  await page.user.click(screen.getByRole('button', { name: 'Enable downtime monitoring' }));
  expect(listed(enabled)).toEqual(['Downtime monitoring']);
  expect(section(skipped)).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Enabling Downtime monitoring…' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Settings/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  release();
  expect(await screen.findByRole('link', { name: 'Settings (Downtime monitoring)' })).toBeVisible();
  expect(page.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ monitor: true }]);
  expect(savedData(page)).toEqual([{ ...viewed, selectedRecommendations: ['monitor'], skippedRecommendations: [] }]);
});

test('REC-036 a feature that could not be enabled leaves the list, and the reason is shown', async () => {
  const page = await open({ data: { ...viewed, skippedRecommendations: ['creative-mail'] } });
  page.site.fail(installPlugin, { status: 500, code: 'install_plugin_failed', message: 'The disk is full.' });
  await page.user.click(screen.getByRole('button', { name: 'Install Creative Mail' }));
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  expect(page.notices.current[0]).toMatchObject({ status: 'is-error', text: expect.stringContaining('The disk is full.') });
  expect(section(enabled)).not.toBeInTheDocument();
});

test('REC-060 resources that apply are listed', async () => {
  await open({ data: { ...viewed, 'site-type-agency': true }, conditional: ['backup-plan'] });
  expect(listed('Resources')).toEqual(['Jetpack for agencies', 'Backups before updates']);
  expect(screen.getByRole('link', { name: /^Learn about backups/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-blog-backups-101'),
  );
});

test('REC-060 the list is hidden without resources', async () => {
  await open();
  expect(section('Resources')).not.toBeInTheDocument();
});

test('REC-061 unviewed recommendations are marked as new', async () => {
  await open({
    data: { viewedRecommendations: ['summary', 'publicize'], skippedRecommendations: ['boost'] },
    conditional: ['publicize', 'boost', 'anti-spam'],
    site: { settings: { ...off, publicize: true } },
  });
  const isNew = (name: string) => {
    const [item] = screen.getAllByRole('listitem').filter((each) => within(each).queryByText(name));
    return item !== undefined && within(item).queryByText('New') !== null;
  };
  expect(isNew('Jetpack Boost')).toBe(true);
  expect(isNew('Keep spam out of comments')).toBe(true);
  expect(isNew('Social media sharing')).toBe(false);
});

test('REC-078 enabling and configuring are recorded', async () => {
  const page = await open({
    data: { ...viewed, skippedRecommendations: ['related-posts'] },
    site: { settings: { ...off, monitor: true } },
  });
  await page.user.click(screen.getByRole('button', { name: 'Enable related posts' }));
  await page.user.click(screen.getByRole('link', { name: 'Settings (Downtime monitoring)' }));
  expect(page.analytics.recorded).toContainEqual({
    name: 'jetpack_recommendations_summary_enable_click',
    properties: { feature: 'related-posts' },
  });
  expect(page.analytics.recorded).toContainEqual({
    name: 'jetpack_recommendations_summary_configure_click',
    properties: { feature: 'monitor' },
  });
});
