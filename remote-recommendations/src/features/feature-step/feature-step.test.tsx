import {
  getPlugins,
  getSettings,
  installPlugin,
  saveRecommendationsData,
  saveRecommendationsStep,
  updateSettings,
} from '@site-admin/contracts';
import { screen, waitFor } from '@testing-library/dom';
import { openAssistant, savedData, wirePlugins, type AssistantOptions } from '../../testing/open-assistant';

/** Everything the steps ask about is off. */
const off = {
  monitor: false,
  'related-posts': false,
  photon: false,
  'photon-cdn': false,
  tiled_galleries: false,
  'tiled-gallery': false,
  publicize: false,
};
const open = (step: string, options: AssistantOptions = {}) =>
  openAssistant({ at: `/recommendations/${step}`, step, site: { settings: off }, ...options });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const enabled = () => screen.findByText('Feature Enabled');

test('REC-033 ENT-027 opening a step tells the site, unless it stands there already', async () => {
  const page = await open('monitor', { step: 'agency' });
  await waitFor(() => expect(page.site.callsOf(saveRecommendationsStep)).toHaveLength(1));
  expect(page.site.callsOf(saveRecommendationsStep)[0]?.body).toEqual({ step: 'monitor' });
});

test('REC-033 the site is not told what it knows', async () => {
  const page = await open('monitor');
  await waitFor(() => expect(page.site.callsOf(saveRecommendationsData)).toHaveLength(1));
  expect(page.site.callsOf(saveRecommendationsStep)).toEqual([]);
});

test('REC-034 once the site stands at the step, the step is saved as viewed, beside those before it', async () => {
  let release = () => {};
  const page = await open('monitor', {
    step: 'agency',
    data: { viewedRecommendations: ['agency'] },
    arrange: (fake) => {
      release = fake.site.hold(saveRecommendationsStep);
    },
  });
  await waitFor(() => expect(page.site.callsOf(saveRecommendationsStep)).toHaveLength(1));
  expect(savedData(page)).toEqual([]);
  release();
  await waitFor(() => expect(savedData(page)).toEqual([{ viewedRecommendations: ['agency', 'monitor'] }]));
});

test('REC-034 a step the site did not save is not viewed, and nobody is told', async () => {
  const page = await open('monitor', {
    step: 'agency',
    arrange: (fake) => fake.site.fail(saveRecommendationsStep, { status: 500 }),
  });
  await waitFor(() => expect(page.site.callsOf(saveRecommendationsStep)).toHaveLength(1));
  await page.clock.advance(100);
  expect(savedData(page)).toEqual([]);
  expect(page.notices.shown).toEqual([]);
});

test('REC-034 what was viewed before is not saved again', async () => {
  const page = await open('monitor', { data: { viewedRecommendations: ['monitor'] } });
  await page.clock.advance(100);
  expect(savedData(page)).toEqual([]);
});

test('REC-035 REC-036 ENT-027 enabling saves it as selected and no longer skipped, and is busy until the site has answered', async () => {
  const data = { selectedRecommendations: ['boost'], skippedRecommendations: ['monitor'], viewedRecommendations: ['monitor'] };
  const page = await open('monitor', { data });
  const release = page.site.hold(updateSettings);
  await page.user.click(press('Enable Downtime Monitoring'));
  expect(press('Enable Downtime Monitoring')).toHaveAttribute('aria-busy', 'true');
  expect(press('Not now')).toBeDisabled();
  await waitFor(() =>
    expect(savedData(page)).toEqual([{ ...data, selectedRecommendations: ['boost', 'monitor'], skippedRecommendations: [] }]),
  );
  expect(screen.queryByText('Feature Enabled')).not.toBeInTheDocument();
  release();
  expect(await enabled()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enable Downtime Monitoring' })).not.toBeInTheDocument();
  expect(page.site.callsOf(updateSettings)).toHaveLength(1);
});

test('once it is on, the way on has the focus, as the button that had it is gone', async () => {
  const page = await open('monitor');
  await page.user.click(press('Enable Downtime Monitoring'));
  expect(await enabled()).toBeVisible();
  expect(press('Next')).toHaveFocus();
});

test('REC-036 when enabling fails, it is no longer busy, the reason is told and a second try can succeed', async () => {
  const page = await open('monitor');
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'Monitor is out of reach.' });
  await page.user.click(press('Enable Downtime Monitoring'));
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  expect(page.notices.current[0]).toMatchObject({
    status: 'is-error',
    text: expect.stringContaining('Monitor is out of reach.'),
  });
  expect(press('Enable Downtime Monitoring')).not.toHaveAttribute('aria-busy');
  expect(press('Not now')).toBeEnabled();
  await page.user.click(press('Enable Downtime Monitoring'));
  expect(await enabled()).toBeVisible();
});

test('while the settings are fetched anew after enabling, it does not look off again', async () => {
  const page = await open('monitor');
  const release = page.site.hold(getSettings);
  await page.user.click(press('Enable Downtime Monitoring'));
  expect(await enabled()).toBeVisible();
  await waitFor(() => expect(page.site.callsOf(getSettings)).toHaveLength(1));
  expect(screen.getByText('Feature Enabled')).toBeVisible();
  release();
  await page.clock.advance(10);
  expect(screen.getByText('Feature Enabled')).toBeVisible();
});

test('REC-035 REC-037 "Not now" saves it as skipped and no longer selected, and goes to the next step', async () => {
  const page = await open('monitor', {
    data: { selectedRecommendations: ['monitor', 'boost'], viewedRecommendations: ['monitor', 'related-posts'] },
  });
  await page.user.click(press('Not now'));
  expect(page.navigation.at).toBe('/recommendations/related-posts');
  await waitFor(() =>
    expect(savedData(page).at(-1)).toMatchObject({ selectedRecommendations: ['boost'], skippedRecommendations: ['monitor'] }),
  );
});

test('REC-037 "Next", where it is on, does the same, and passes over what is on', async () => {
  const page = await open('monitor', { site: { settings: { ...off, monitor: true, 'related-posts': true } } });
  await page.user.click(press('Next'));
  expect(page.navigation.at).toBe('/recommendations/creative-mail');
  await waitFor(() => expect(savedData(page).at(-1)).toMatchObject({ skippedRecommendations: ['monitor'] }));
});

test('an answer that is not saved stays, is told, and goes along with the next one', async () => {
  const page = await open('monitor', { data: { viewedRecommendations: ['monitor', 'related-posts', 'creative-mail'] } });
  page.site.failOnce(saveRecommendationsData, { status: 500, message: 'Out of order.' });
  await page.user.click(press('Not now'));
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  expect(page.notices.current[0]).toMatchObject({ status: 'is-error', text: expect.stringContaining('Out of order.') });
  await screen.findByRole('button', { name: 'Enable Related Posts' });
  await page.user.click(press('Not now'));
  await waitFor(() => expect(savedData(page).at(-1)).toMatchObject({ skippedRecommendations: ['monitor', 'related-posts'] }));
  await waitFor(() => expect(page.notices.current).toEqual([]));
});

const settingsLink = () => screen.getByRole('link', { name: /^Settings \(/ });

test.each([
  ['monitor', { monitor: true }, '#/settings?term=monitor'],
  ['related-posts', { 'related-posts': true }, '#/settings?term=related%20posts'],
  ['site-accelerator', { photon: true, 'photon-cdn': true }, '#/settings?term=cdn'],
  ['publicize', { publicize: true }, 'https://jetpack.com/redirect/?source=calypso-marketing-connections'],
])('REC-038 REC-052 %s, where it is on, shows "Feature Enabled" and leads to its settings', async (step, on, href) => {
  await open(step, { site: { settings: { ...off, ...on } } });
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

test.each(plugins)('REC-045 REC-052 %s installs %s, asks for the plugins anew and leads to its page', async (...row) => {
  const [step, slug, file, button, href] = row;
  const page = await open(step);
  page.site.answer(installPlugin, () => {
    page.site.answer(getPlugins, wirePlugins([file]));
    return { code: 'success', message: 'Done.' };
  });
  expect(page.site.callsOf(getPlugins)).toHaveLength(1);
  await page.user.click(press(button));
  expect(await enabled()).toBeVisible();
  expect(page.site.callsOf(installPlugin).map(({ body }) => body)).toEqual([
    { slug, status: 'active', source: 'recommendations' },
  ]);
  await waitFor(() => expect(page.site.callsOf(getPlugins)).toHaveLength(2));
  expect(settingsLink()).toHaveAttribute('href', expect.stringMatching(href));
});

test('a plugin that is active shows as enabled at once', async () => {
  await open('woocommerce', { plugins: ['woocommerce/woocommerce.php'] });
  expect(await enabled()).toBeVisible();
});

test.each([
  ['monitor', 'Enable Downtime Monitoring', { monitor: true }],
  ['related-posts', 'Enable Related Posts', { 'related-posts': true }],
  [
    'site-accelerator',
    'Enable Site Accelerator',
    { photon: true, 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true },
  ],
  ['publicize', 'Enable Social Media Sharing', { publicize: true }],
])('REC-046 %s is enabled by its options', async (step, button, body) => {
  const page = await open(step);
  await page.user.click(press(button));
  expect(await enabled()).toBeVisible();
  expect(page.site.callsOf(updateSettings).map((call) => call.body)).toEqual([body]);
  expect(page.site.callsOf(installPlugin)).toEqual([]);
});

const named = (page: { analytics: { recorded: readonly { name: string; properties: object }[] } }, name: string) =>
  page.analytics.recorded.filter((event) => event.name === name).map(({ properties }) => properties);

test.each([
  ['succeeds', false],
  ['fails', true],
])('REC-039 switching a feature on has a start and an end, also when it %s', async (_word, fails) => {
  const page = await open('monitor');
  if (fails) page.site.fail(updateSettings, { status: 400 });
  const release = page.site.hold(updateSettings);
  await page.user.click(press('Enable Downtime Monitoring'));
  expect(named(page, 'jetpack_recommendations_feature_install_start')).toEqual([{ feature: 'monitor' }]);
  expect(named(page, 'jetpack_recommendations_feature_install_end')).toEqual([]);
  release();
  await waitFor(() => expect(named(page, 'jetpack_recommendations_feature_install_end')).toEqual([{ feature: 'monitor' }]));
});

test('REC-078 what is viewed and what is skipped is recorded', async () => {
  const page = await open('monitor');
  await waitFor(() => expect(named(page, 'jetpack_recommendations_recommendation_viewed')).toEqual([{ feature: 'monitor' }]));
  await page.user.click(press('Not now'));
  expect(named(page, 'jetpack_recommendations_step_skipped')).toEqual([{ feature: 'monitor' }]);
});

test.each([
  ['woocommerce', '43'],
  ['monitor', '57'],
  ['related-posts', '71'],
  ['creative-mail', '86'],
  ['site-accelerator', '99'],
])('REC-043 the bar of %s stands at %s percent', async (step, percent) => {
  await open(step);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
});

test('a step nobody has looked at before is marked as new for as long as it is open', async () => {
  const page = await open('boost', { conditional: ['boost'] });
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(savedData(page)).toEqual([{ viewedRecommendations: ['boost'] }]));
  expect(screen.getByText('New')).toBeVisible();
});

test('a step that was looked at before is not', async () => {
  await open('boost', { conditional: ['boost'], data: { viewedRecommendations: ['boost'] } });
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

test.each([
  [true, ['summary']],
  [false, []],
])('the way back to the summary is there (%p) once it was seen', async (isThere, viewedRecommendations) => {
  await open('monitor', { data: { viewedRecommendations } });
  const link = screen.queryByRole('link', { name: 'View recommendations' });
  if (isThere) expect(link).toHaveAttribute('href', '#/recommendations/summary');
  else expect(link).not.toBeInTheDocument();
});
