import {
  getConditionalRecommendations,
  getIntroOffers,
  getProductSuggestions,
  getSiteDiscount,
  getUpsell,
} from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import type { AssistantOptions } from '../testing/open-assistant';
import { openStep, recorded } from '../testing/open-assistant';
import { arrangeOffers, introOffer, suggestion, type OfferOptions } from '../testing/offers';

const open = (offers: OfferOptions = {}, options: AssistantOptions = {}) =>
  openStep('product-suggestions', { arrange: arrangeOffers(offers), ...options });
const card = (name = 'Jetpack Scan') => within(screen.getByRole('article', { name }));
const text = () => screen.getByRole('article', { name: 'Jetpack Scan' }).textContent?.replace(/\s+/g, ' ');
const day = 86_400_000;
const firstTerm = 'For the first year, then billed at the full price.';

test('REC-075 REC-076 a discount shows both prices, the percentage, and that it applies to the first term only', async () => {
  await open({ discount: { percent: 40, endsIn: day } });
  await waitFor(() => expect(text()).toContain('Full price: $20.00 70% offPrice now: $6.00 /month, paid yearly'));
  expect(screen.getByText(firstTerm)).toBeVisible();
});

test('REC-076 a lower price without a discount claims no percentage', async () => {
  await open();
  await waitFor(() => expect(text()).toContain('$10.00 /month, paid yearly'));
  expect(text()).not.toMatch(/%|Full price/);
  expect(screen.getByText(firstTerm)).toBeVisible();
});

test.each<[string, OfferOptions]>([
  ['without an offer and a discount', { introOffers: [] }],
  ['with a used discount', { introOffers: [], discount: { percent: 40, endsIn: day, isUsed: true } }],
  ['with a discount that has ended', { introOffers: [], discount: { percent: 40, endsIn: -1 } }],
])('REC-076 the full price is shown %s', async (_what, offers) => {
  await open(offers);
  await waitFor(() => expect(text()).toContain('$20.00 /month, paid yearly'));
  expect(screen.queryByText(firstTerm)).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('the product that the provider recommends has a ribbon', async () => {
  await open({ suggestions: [{ ...suggestion, slug: 'jetpack_search', title: 'Jetpack Search' }, suggestion] });
  expect(await card().findByText('Recommended premium product')).toBeVisible();
  expect(card('Jetpack Search').queryByText('Recommended premium product')).toBeNull();
});

test.each([
  ['JPY', 2993, 35910, 17910, '¥2,993', '¥896'],
  ['KWD', 6.185, 74.214, 37.014, 'د.ك.\u200f6.185', 'د.ك.\u200f1.851'],
])(
  'REC-075 prices in %s have the decimals of the currency',
  async (currency_code, cost, original_price, raw_price, full, now) => {
    await open({
      suggestions: [{ ...suggestion, currency_code, cost }],
      introOffers: [{ ...introOffer, currency_code, original_price, raw_price }],
      discount: { percent: 40, endsIn: day },
    });
    await waitFor(() => expect(text()).toContain(now));
    expect(text()).toContain(full);
  },
);

test('intro offers that are refused within a 200 show the full price, and no discount', async () => {
  await open(
    {},
    {
      arrange(fake) {
        arrangeOffers({ discount: { percent: 40, endsIn: day } })(fake);
        fake.site.fail(getIntroOffers, { status: 200, code: 'intro_offers_fetch_failed' });
      },
    },
  );
  await waitFor(() => expect(text()).toContain('$20.00 /month, paid yearly'));
  expect(text()).not.toMatch(/%|Full price/);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(firstTerm)).toBeNull();
});

test('REC-073 the countdown is updated every 500 ms, and a discount that ends on screen changes the price', async () => {
  const page = await open({ discount: { percent: 40, endsIn: 90_000 } });
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('Discount ends in 1m 30s'));
  await page.clock.advance(499);
  expect(screen.getByRole('timer')).toHaveTextContent('1m 30s');
  await page.clock.advance(501);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('1m 29s'));
  await page.clock.advance(89_000);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('Discount offer has ended'));
  expect(text()).toContain('$10.00 /month, paid yearly');
  expect(text()).not.toContain('%');
  expect(card().getByRole('link', { name: /^Get Jetpack Scan/ })).toHaveAttribute(
    'href',
    expect.stringContaining('coupon%3D%26'),
  );
});

test.each([
  ['with the coupon of the discount', { percent: 40, endsIn: day }, 'SAVE'],
  ['without a coupon', undefined, ''],
])('REC-055 the checkout link has site, path and redirect, %s', async (_what, discount, coupon) => {
  const page = await open(discount ? { discount } : {});
  const link = await waitFor(() => card().getByRole('link', { name: /^Get Jetpack Scan/ }));
  await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining(`coupon%3D${coupon}%26`)));
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    source: 'jetpack-recommendations-product-checkout',
    site: 'example.org',
    path: 'jetpack_scan',
  });
  expect(Object.fromEntries(new URLSearchParams(searchParams.get('query') ?? ''))).toEqual({
    coupon,
    redirect_to: `${page.site.initial.adminUrl}admin.php?jp-react-redirect=product-purchased`,
  });
  link.addEventListener('click', (event) => event.preventDefault());
  await page.user.click(link);
  expect(recorded(page, 'jetpack_recommendations_product_suggestion_click')).toEqual([{ type: 'jetpack_scan' }]);
});

test('suggestions with unknown slugs, and without texts and prices, are shown as they are', async () => {
  await open({ suggestions: [{ slug: 'of_the_future', title: 'Future' }] });
  expect(card('Future').getByRole('link', { name: /^Get Future/ })).toHaveAttribute(
    'href',
    expect.stringContaining('of_the_future'),
  );
  expect(screen.getByRole('article', { name: 'Future' })).not.toHaveTextContent('$');
});

test('REC-077 suggestions, upsell, conditional recommendations and introductory offers are requested once each', async () => {
  const page = await openStep('summary', { arrange: arrangeOffers() });
  await waitFor(() => expect(text()).toContain('$10.00'));
  const calls = [getProductSuggestions, getUpsell, getConditionalRecommendations, getIntroOffers, getSiteDiscount];
  for (const endpoint of calls) expect(page.site.getCalls(endpoint)).toHaveLength(1);
});
