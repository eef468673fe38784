import { getPlugins, getSettings, installPlugin, updateSettings } from '@site-admin/contracts';
import { screen, waitFor } from '@testing-library/dom';
import { featuresOff, openStep, recorded, savedData } from '../../testing/open-assistant';
import { wirePlugins } from '../../testing/saved-state';

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const enabled = () => screen.findByText('Feature Enabled');

test('REC-035 REC-036 ENT-027 enabling moves the feature from the skipped to the selected ones, and is busy until the response', async () => {
  const data = { selectedRecommendations: ['boost'], skippedRecommendations: ['monitor'], viewedRecommendations: ['monitor'] };
  const page = await openStep('monitor', { data });
  const release = page.site.hold(updateSettings);
  await page.user.click(press('Enable downtime monitoring'));
  expect(press('Enable downtime monitoring')).toHaveAttribute('aria-busy', 'true');
  expect(press('Not now')).toBeDisabled();
  await waitFor(() =>
    expect(savedData(page)).toEqual([{ ...data, selectedRecommendations: ['boost', 'monitor'], skippedRecommendations: [] }]),
  );
  expect(screen.queryByText('Feature Enabled')).not.toBeInTheDocument();
  release();
  expect(await enabled()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enable downtime monitoring' })).not.toBeInTheDocument();
  expect(page.site.getCalls(updateSettings)).toHaveLength(1);
});

test('once it is enabled, the focus moves from the removed button to Next', async () => {
  const page = await openStep('monitor');
  await page.user.click(press('Enable downtime monitoring'));
  expect(await enabled()).toBeVisible();
  expect(press('Next')).toHaveFocus();
});

test('REC-036 a failure ends the busy state and shows the reason, and a second attempt can succeed', async () => {
  const page = await openStep('monitor');
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'Monitor is out of reach.' });
  await page.user.click(press('Enable downtime monitoring'));
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  expect(page.notices.current[0]).toMatchObject({
    status: 'is-error',
    text: expect.stringContaining('Monitor is out of reach.'),
  });
  expect(press('Enable downtime monitoring')).not.toHaveAttribute('aria-busy');
  expect(press('Not now')).toBeEnabled();
  await page.user.click(press('Enable downtime monitoring'));
  expect(await enabled()).toBeVisible();
});

test('the feature stays enabled on screen while the settings are refetched', async () => {
  const page = await openStep('monitor');
  const release = page.site.hold(getSettings);
  await page.user.click(press('Enable downtime monitoring'));
  expect(await enabled()).toBeVisible();
  await waitFor(() => expect(page.site.getCalls(getSettings)).toHaveLength(1));
  expect(screen.getByText('Feature Enabled')).toBeVisible();
  release();
  await page.clock.advance(10);
  expect(screen.getByText('Feature Enabled')).toBeVisible();
});

const settingsLink = () => screen.getByRole('link', { name: /^Settings \(/ });

test.each([
  ['monitor', { monitor: true }, '#/settings?term=monitor'],
  ['related-posts', { 'related-posts': true }, '#/settings?term=related%20posts'],
  ['site-accelerator', { photon: true, 'photon-cdn': true }, '#/settings?term=cdn'],
  ['publicize', { publicize: true }, 'https://jetpack.com/redirect/?source=calypso-marketing-connections'],
])('REC-038 REC-052 %s, if it is active, shows "Feature Enabled" and links to its settings', async (step, on, href) => {
  await openStep(step, { site: { settings: { ...featuresOff, ...on } } });
  expect(await enabled()).toBeVisible();
  expect(settingsLink()).toHaveAttribute('href', expect.stringContaining(href));
  expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
});

const creativeMail = 'creative-mail-by-constant-contact';
const plugins: [string, string, string, string, RegExp][] = [
  ['boost', 'jetpack-boost', 'jetpack-boost/jetpack-boost.php', 'Install Jetpack Boost', /admin\.php\?page=jetpack-boost$/],
  [
    'creative-mail',
    creativeMail,
    `${creativeMail}/creative-mail-plugin.php`,
    'Install Creative Mail',
    /admin\.php\?page=creativemail$/,
  ],
  [
    'protect',
    'jetpack-protect',
    'jetpack-protect/jetpack-protect.php',
    'Install Jetpack Protect',
    /admin\.php\?page=jetpack-protect$/,
  ],
  ['videopress', 'videopress', 'videopress/jetpack-videopress.php', 'Install VideoPress', /jetpack-support-videopress-block/],
  [
    'woocommerce',
    'woocommerce',
    'woocommerce/woocommerce.php',
    'Install WooCommerce',
    /admin\.php\?page=wc-admin&path=\/setup-wizard$/,
  ],
];

test.each(plugins)('REC-045 REC-052 %s installs %s, refetches the plugins and links to its page', async (...row) => {
  const [step, slug, file, button, href] = row;
  const page = await openStep(step);
  page.site.respond(installPlugin, () => {
    page.site.respond(getPlugins, wirePlugins([file]));
    return { code: 'success', message: 'Done.' };
  });
  expect(page.site.getCalls(getPlugins)).toHaveLength(1);
  await page.user.click(press(button));
  expect(await enabled()).toBeVisible();
  expect(page.site.getCalls(installPlugin).map(({ body }) => body)).toEqual([
    { slug, status: 'active', source: 'recommendations' },
  ]);
  await waitFor(() => expect(page.site.getCalls(getPlugins)).toHaveLength(2));
  expect(settingsLink()).toHaveAttribute('href', expect.stringMatching(href));
});

test('an active plugin is shown as enabled', async () => {
  await openStep('woocommerce', { plugins: ['woocommerce/woocommerce.php'] });
  expect(await enabled()).toBeVisible();
});

test.each([
  ['monitor', 'Enable downtime monitoring', { monitor: true }],
  ['related-posts', 'Enable related posts', { 'related-posts': true }],
  [
    'site-accelerator',
    'Enable site accelerator',
    { photon: true, 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true },
  ],
  ['publicize', 'Enable social media sharing', { publicize: true }],
])('REC-046 %s is enabled by its settings', async (step, button, body) => {
  const page = await openStep(step);
  await page.user.click(press(button));
  expect(await enabled()).toBeVisible();
  expect(page.site.getCalls(updateSettings).map((call) => call.body)).toEqual([body]);
  expect(page.site.getCalls(installPlugin)).toEqual([]);
});

test.each([
  ['succeeds', false],
  ['fails', true],
])('REC-039 start and end of enabling are recorded, also when it %s', async (_word, fails) => {
  const page = await openStep('monitor');
  if (fails) page.site.fail(updateSettings, { status: 400 });
  const release = page.site.hold(updateSettings);
  await page.user.click(press('Enable downtime monitoring'));
  expect(recorded(page, 'jetpack_recommendations_feature_install_start')).toEqual([{ feature: 'monitor' }]);
  expect(recorded(page, 'jetpack_recommendations_feature_install_end')).toEqual([]);
  release();
  await waitFor(() => expect(recorded(page, 'jetpack_recommendations_feature_install_end')).toEqual([{ feature: 'monitor' }]));
});
