import { formatPrice, type IntroOffer } from '@site-admin/contracts';
import { formatTimeLeft } from './countdown';
import { selectLargestPercent, selectOfferPrice, selectUpsellProduct, type OfferedProduct, type PriceFacts } from './offer';

const now = Date.UTC(2026, 10, 22);
const discount = { code: 'SITE40', percent: 40, endsAt: now + 1000 };
const product = (change: Partial<OfferedProduct> = {}): OfferedProduct => ({
  slug: 'jetpack_scan',
  title: 'Scan',
  description: '',
  features: [],
  cost: 10,
  currency: 'USD',
  ...change,
});
const offer = (change: Partial<IntroOffer> = {}): IntroOffer => ({
  product_slug: 'jetpack_scan',
  currency_code: 'USD',
  original_price: 240,
  raw_price: 120,
  ...change,
});
const facts: PriceFacts = { offers: [], discount: undefined, now };

test.each<[string, Partial<PriceFacts>, object]>([
  ['is the suggestion’s without an offer', {}, { value: 10 }],
  ['is reduced by the discount: base × (1 − discount / 100)', { discount }, { value: 10, offPrice: 6, discountPercent: 40 }],
  ['is the offer’s without a discount, and no percentage is claimed', { offers: [offer()] }, { value: 20, offPrice: 10 }],
  ['combines both', { offers: [offer()], discount }, { value: 20, offPrice: 6, discountPercent: 70 }],
  [
    'has a rounded percentage',
    { offers: [offer({ raw_price: 119.4 })], discount },
    { value: 20, offPrice: 5.97, discountPercent: 70 },
  ],
  [
    'ignores an offer that the site is not eligible for',
    { offers: [offer({ ineligible_reason: 'Already used.' })] },
    { value: 20 },
  ],
  ['ignores offers of other products', { offers: [offer({ product_slug: 'jetpack_search' })] }, { value: 10 }],
])('REC-075 the price per month %s', (_what, change, expected) => {
  const { currency, saleEndsAt: _end, ...price } = selectOfferPrice(product(), { ...facts, ...change });
  expect(currency).toBe('USD');
  expect(Object.fromEntries(Object.entries(price).map(([name, value]) => [name, Math.round(value * 1e6) / 1e6]))).toEqual(
    expected,
  );
});

test.each([
  ['USD', 239.4, 119.4, '$19.95', '$5.97'],
  ['EUR', 227.43, 113.43, '€18,95', '€5,67'],
  ['JPY', 35910, 17910, '¥2,993', '¥896'],
  ['KWD', 74.214, 37.014, 'د.ك.\u200f6.185', 'د.ك.\u200f1.851'],
])(
  'REC-075 in %s, yearly prices of %d and %d are %s and, with 40 percent off, %s per month',
  (currency, full, first, regular, off) => {
    const offers = [offer({ original_price: full, raw_price: first })];
    const { value, offPrice = 0 } = selectOfferPrice(product({ currency }), { ...facts, offers, discount });
    expect([formatPrice(value, currency), formatPrice(offPrice, currency)]).toEqual([regular, off]);
  },
);

const search = product({ slug: 'jetpack_search', cost: 5 });
const searchOffer = offer({ product_slug: 'jetpack_search', original_price: 100, raw_price: 90 });
test.each<[string, number | undefined, Partial<PriceFacts>, OfferedProduct[]]>([
  ['the largest of two offers', 70, { offers: [searchOffer, offer()], discount }, [search, product()]],
  ['that of suggested products only', 46, { offers: [searchOffer, offer()], discount }, [search]],
  ['unknown without an offer', undefined, { discount }, [product()]],
  ['unknown without a discount', undefined, { offers: [offer()] }, [product()]],
  ['unknown without suggestions', undefined, { offers: [offer()], discount }, []],
])('REC-074 the displayed percentage is %s: %p', (_what, percent, change, products) => {
  expect(selectLargestPercent(products, { ...facts, ...change })).toBe(percent);
});

test.each([
  [4, '4s'],
  [60, '1m 0s'],
  [3_605, '1h 0m 5s'],
  [2 * 86_400 + 3 * 3600 + 4 * 60 + 5, '2d 3h 4m 5s'],
  [86_400, '1d 0h 0m 0s'],
])('REC-073 %d seconds are %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text);
});

const upsell = { hide_upsell: false, product_slug: 'jetpack_scan', title: 'Scan', cost: 10, currency_code: 'USD' };
test.each([
  ['its product', upsell, true],
  ['its product by its price', { ...upsell, cost: undefined, price: 10 }, true],
  ['nothing while hidden', { ...upsell, hide_upsell: true }, false],
  ['nothing without a slug', { ...upsell, product_slug: undefined }, false],
  ['nothing without a price', { ...upsell, cost: undefined }, false],
  ['nothing for an empty response', undefined, false],
])('REC-065 the upsell shows %s', (_what, given, isShown) => {
  expect(selectUpsellProduct(given) !== undefined).toBe(isShown);
});
