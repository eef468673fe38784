import {
  getConditionalRecommendations,
  getIntroOffers,
  getPlugins,
  getProductSuggestions,
  getRecommendationsData,
  getRecommendationsStep,
  getRewindStatus,
  getSettings,
  getSite,
  getSiteDiscount,
  getSiteFeatures,
  getSitePurchases,
  getUpsell,
  getVaultPressData,
  saveRecommendationsData,
  saveRecommendationsStep,
  type Endpoint,
} from '@site-admin/contracts';
import { settle, type RenderedRemote } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import { arrangeOffers } from './testing/offers';
import { featuresOff, openAssistant, type AssistantOptions } from './testing/open-assistant';

const minute = 60_000;
const discount = { percent: 40, endsIn: minute };
const shows = (title: RegExp) => waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title));
const article = () => screen.findByRole('article', { name: /Jetpack Scan|Powerful security|Jetpack in your pocket/ });
const press = (page: RenderedRemote, name: RegExp) => page.user.click(screen.getByRole('button', { name }));

const reads: readonly Endpoint[] = [
  ...[getConditionalRecommendations, getPlugins, getProductSuggestions, getRecommendationsData, getRecommendationsStep],
  ...[getRewindStatus, getSettings, getSite, getSiteDiscount, getSiteFeatures, getSitePurchases, getUpsell, getVaultPressData],
  getIntroOffers,
];

test.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
  'REC-050 with 500 on %s, every screen has its content, and nothing is requested in a loop',
  async (_path, endpoint) => {
    const page = await openAssistant({
      site: { settings: featuresOff },
      data: { viewedRecommendations: ['site-type-question'] },
      arrange(fake) {
        arrangeOffers({ discount })(fake);
        fake.site.fail(endpoint, { status: 500 });
      },
    });
    await shows(/./);
    expect(page.navigation.visited.length).toBeLessThanOrEqual(2);
    page.navigation.go('/recommendations/product-suggestions');
    // The next step, where suggestions are not known to apply.
    await shows(/^(Choose what your site needs|Be the first to know)/);
    page.navigation.go('/recommendations/summary');
    await shows(/^Nice work/);
    expect(await article()).toBeVisible();
    await settle();
    const calls = page.site.getCalls(endpoint).length;
    await page.clock.advance(5000);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(page.site.getCalls(endpoint)).toHaveLength(calls);
  },
);

test('with 500 on every write, an onboarding is walked to its end, and the reason is shown once', async () => {
  const page = await openAssistant({
    purchases: ['jetpack_scan'],
    site: { settings: featuresOff },
    arrange({ site }) {
      site.fail(saveRecommendationsData, { status: 500, message: 'The disk is full.' });
      site.fail(saveRecommendationsStep, { status: 500, message: 'The disk is full.' });
    },
  });
  for (const step of ['welcome-scan', 'monitor', 'site-accelerator']) {
    await waitFor(() => expect(page.navigation.at).toBe(`/recommendations/${step}`));
    await press(page, /^(Next|Not now)$/);
  }
  expect(page.navigation.at).toBe('/recommendations/summary');
  expect(screen.getByRole('region', { name: 'Recommendations skipped' })).toHaveTextContent(
    /Downtime monitoring.*Site accelerator/,
  );
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  expect(page.notices.current[0]?.text).toContain('The disk is full.');
  const saves = () => page.site.getCalls(saveRecommendationsData).length + page.site.getCalls(saveRecommendationsStep).length;
  await settle();
  const count = saves();
  await page.clock.advance(5000);
  expect(saves()).toBe(count);
});

test('a saved step without its suggestions leads to the next step, which is saved in its place', async () => {
  const page = await openAssistant({
    step: 'product-suggestions',
    site: { settings: featuresOff },
    data: { viewedRecommendations: [] },
  });
  await waitFor(() => expect(page.navigation.at).toBe('/recommendations/monitor'));
  expect(page.navigation.visited).toHaveLength(3);
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep).map(({ body }) => body)).toEqual([{ step: 'monitor' }]));
});

const summary: AssistantOptions = { at: '/recommendations/summary', step: 'summary' };

test('a discount that ends in a century is counted down in days', async () => {
  await openAssistant({ ...summary, arrange: arrangeOffers({ discount: { percent: 40, endsIn: 36_525 * 24 * 60 * minute } }) });
  expect(await screen.findByRole('timer')).toHaveTextContent('Discount ends in 36525d 0h 0m 0s');
});

test('REC-073 beside the summary, a discount that ends on screen is no longer offered', async () => {
  const page = await openAssistant({ ...summary, arrange: arrangeOffers({ discount: { percent: 40, endsIn: 3000 } }) });
  expect(await screen.findByRole('link', { name: 'See all discounted products' })).toBeVisible();
  expect(await screen.findByText('70% off')).toBeVisible();
  await page.clock.advance(3000);
  expect(await screen.findByText('Discount offer has ended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Get Jetpack Scan/ })).toHaveAttribute(
    'href',
    expect.stringContaining('coupon%3D%26'),
  );
});
