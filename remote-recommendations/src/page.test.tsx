import {
  getConditionalRecommendations,
  getPlugins,
  getProductSuggestions,
  getRecommendationsData,
  getRecommendationsStep,
  getRewindStatus,
  getSite,
  getSitePurchases,
  saveRecommendationsData,
  saveRecommendationsStep,
  type Endpoint,
} from '@site-admin/contracts';
import { screen, waitFor } from '@testing-library/dom';
import declaration from '../remote.json';
import { stepPath, stepSlugs } from './steps/step-slugs';
import { openAssistant, renderAssistant, savedData } from './testing/open-assistant';

const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const seen = { viewedRecommendations: ['site-type-question'] };
const question = /^Tell us more about/;
const recap = /^Nice work!/;

test('remote.json declares the path of each step', () => {
  const declared = declaration.pages.flatMap(({ routes }) => routes.map(({ path }) => path));
  const paths = stepSlugs.filter((slug) => slug !== 'not-started').map(stepPath);
  expect(paths).toHaveLength(29);
  expect(declared.sort()).toEqual(['/recommendations', ...paths].sort());
});

test.each([
  ['not-started', '/recommendations/site-type'],
  ['site-type-question', '/recommendations/site-type'],
  ['monitor', '/recommendations/monitor'],
  ['site-accelerator', '/recommendations/site-accelerator'],
  ['summary', '/recommendations/summary'],
  ['banner-completed', '/recommendations/summary'],
])('REC-001 the saved step %s leads to %s', async (step, address) => {
  const page = await openAssistant({ step, data: seen });
  await waitFor(() => expect(page.navigation.at).toBe(address));
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});

test('REC-001 an unknown saved step leads to the summary, and is reported', async () => {
  const page = await openAssistant({ step: 'of-the-future', data: seen });
  expect(await heading(recap)).toBeVisible();
  expect(page.navigation.at).toBe('/recommendations/summary');
  expect(page.health.reports).toMatchObject([{ where: 'assistant: the saved step' }]);
});

test('REC-001 an unknown sub-route leads to the summary', async () => {
  const page = await openAssistant({ at: '/recommendations/nonsense' });
  expect(await heading(recap)).toBeVisible();
  expect(page.navigation.at).toBe('/recommendations/summary');
});

test('new recommendations come first', async () => {
  const page = await openAssistant({ step: 'summary', data: seen, conditional: ['boost', 'protect'] });
  await waitFor(() => expect(page.navigation.at).toBe('/recommendations/boost'));
});

const store = { ...seen, 'site-type-store': true };
test.each([
  ['an empty list', []],
  ['the text of one', '[]'],
])('REC-003 without suggestions (%s), product-suggestions leads to the next step', async (_words, suggestions) => {
  const page = await openAssistant({
    at: '/recommendations/product-suggestions',
    data: store,
    arrange: (fake) => fake.site.respond(getProductSuggestions, suggestions),
  });
  await waitFor(() => expect(page.navigation.at).toBe('/recommendations/woocommerce'));
});

test('REC-003 the next step is chosen once all active features are known', async () => {
  const page = renderAssistant({
    at: '/recommendations/product-suggestions',
    data: store,
    plugins: ['woocommerce/woocommerce.php'],
    site: { settings: { monitor: true, 'related-posts': false } },
  });
  const release = page.site.hold(getPlugins);
  await waitFor(() => expect(page.site.getCalls(getPlugins)).toHaveLength(1));
  expect(page.navigation.at).toBe('/recommendations/product-suggestions');
  release();
  await waitFor(() => expect(page.navigation.at).toBe('/recommendations/related-posts'));
  expect(page.navigation.visited).toEqual(['/recommendations/product-suggestions', '/recommendations/related-posts']);
});

test.each<[string, Endpoint]>([
  ['the saved data', getRecommendationsData],
  ['the conditional list', getConditionalRecommendations],
  ['the data of the site', getSite],
  ['the saved step', getRecommendationsStep],
  ['the list of purchases', getSitePurchases],
])('REC-049 the screen is loading until %s is loaded', async (_words, endpoint) => {
  let release = () => {};
  const page = renderAssistant({
    at: '/recommendations/summary',
    arrange: ({ site }) => void (release = site.hold(endpoint)),
  });
  await waitFor(() => expect(page.site.getCalls(endpoint)).toHaveLength(1));
  await page.clock.advance(10_000);
  expect(screen.getByRole('region', { name: 'Recommendations' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  release();
  expect(await heading(recap)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recommendations' })).not.toBeInTheDocument();
});

test('resources that no first step depends on are not waited for', async () => {
  const page = renderAssistant({ at: '/recommendations/monitor' });
  const releases = [getProductSuggestions, getRewindStatus].map((endpoint) => page.site.hold(endpoint));
  await page.ready;
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  releases.forEach((release) => release());
});

test.each<[string, Endpoint]>([
  ['recommendations/data', getRecommendationsData],
  ['recommendations/step', getRecommendationsStep],
  ['recommendations/conditional', getConditionalRecommendations],
  ['recommendations/product-suggestions', getProductSuggestions],
  ['site', getSite],
  ['site/purchases', getSitePurchases],
  ['plugins', getPlugins],
  ['rewind', getRewindStatus],
])('REC-050 when %s fails, loading ends without a message', async (_path, endpoint) => {
  const page = await openAssistant({
    at: '/recommendations/monitor',
    site: { settings: { monitor: false } },
    arrange: (fake) => fake.site.fail(endpoint, { status: 500, message: 'Out of order.' }),
  });
  expect(await screen.findByRole('button', { name: 'Enable downtime monitoring' })).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(page.notices.shown).toEqual([]);
  expect(page.health.reports).toEqual([]);
});

test('when the saved step cannot be loaded, the initial state’s step is used', async () => {
  const page = await openAssistant({
    data: seen,
    site: { initialState: { recommendationsStep: 'related-posts' } },
    arrange: (fake) => fake.site.fail(getRecommendationsStep, { status: 500 }),
  });
  await waitFor(() => expect(page.navigation.at).toBe('/recommendations/related-posts'));
});

test('saved data that failed to load is never overwritten: it is loaded again before the first save', async () => {
  const page = await openAssistant({
    at: '/recommendations/monitor',
    site: { settings: { monitor: false } },
    data: { selectedRecommendations: ['boost'], onboardingTotalSteps: ['monitor'] },
    arrange: (fake) => fake.site.failOnce(getRecommendationsData, { status: 500 }),
  });
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() =>
    expect(savedData(page).at(-1)).toMatchObject({
      selectedRecommendations: ['boost'],
      skippedRecommendations: ['monitor'],
      onboardingTotalSteps: ['monitor'],
    }),
  );
});

test('while the saved data cannot be loaded, nothing is saved, and the reason is shown', async () => {
  const page = await openAssistant({
    at: '/recommendations/monitor',
    site: { settings: { monitor: false } },
    arrange: (fake) => fake.site.fail(getRecommendationsData, { status: 500, message: 'Out of order.' }),
  });
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  expect(page.notices.current[0]).toMatchObject({ status: 'is-error', text: expect.stringContaining('Out of order.') });
  expect(page.site.getCalls(saveRecommendationsData)).toEqual([]);
});

test('plugins are not requested for users who may not list them', async () => {
  const page = await openAssistant({ at: '/recommendations/boost', site: { permissions: { manage_plugins: false } } });
  expect(screen.getByRole('button', { name: 'Install Jetpack Boost' })).toBeVisible();
  expect(page.site.getCalls(getPlugins)).toEqual([]);
});

const counted = (page: { events: { sent: readonly { payload: unknown }[] } }) => page.events.sent.map(({ payload }) => payload);

test('ENT-027 the badge counts unviewed conditional steps, and emits each count once', async () => {
  const page = await openAssistant({
    at: '/recommendations/protect',
    data: { viewedRecommendations: ['boost'] },
    conditional: ['boost', 'protect', 'backup-plan', 'of-the-future'],
  });
  await waitFor(() => expect(counted(page)).toEqual([{ count: 2 }, { count: 1 }]));
  page.navigation.go('/recommendations/monitor');
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(2));
  page.navigation.go('/recommendations/backup-plan');
  await waitFor(() => expect(counted(page)).toEqual([{ count: 2 }, { count: 1 }, { count: 0 }]));
});

test('the badge stays unchanged when the saved data cannot be loaded', async () => {
  const page = await openAssistant({
    conditional: ['boost'],
    arrange: (fake) => fake.site.fail(getRecommendationsData, { status: 500 }),
  });
  expect(await heading(question)).toBeVisible();
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(1));
  expect(counted(page)).toEqual([]);
});

test('leaving the assistant does not redirect back', async () => {
  const page = await openAssistant({ at: '/recommendations/monitor' });
  page.navigation.go('/dashboard');
  await page.clock.advance(100);
  expect(page.navigation.at).toBe('/dashboard');
});
