import * as v from 'valibot';
import {
  attachLicenses,
  describeProduct,
  getAkismetData,
  getIntroOffers,
  getLicenseCounts,
  getLicenses,
  getProductSuggestions,
  getSiteDiscount,
  getSitePurchases,
  getUpsell,
  hasActiveAntiSpam,
  hasActiveBackup,
  hasActiveSecurity,
  parseResponse,
  product,
  productForPurchase,
  purchase,
  type UserLicenses,
} from '../index';

const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

test('ENT-003 a license has its key and product', () => {
  const items = [{ id: 1, license_key: 'jetpack-1', product: 'Backup', attached_at: null }];
  expect(parseResponse(getLicenses, { items, total_items: 1 }).items).toEqual(items);
  expect(parseResponse(getLicenses, {}).items).toEqual([]);
  const state: UserLicenses = { items: parseResponse(getLicenses, { items }).items, loading: false };
  expect(state.items[0]?.license_key).toBe('jetpack-1');
});

test.each([
  ['a product, wrapped in lists', [[{ activatedProductId: 2014 }]], [{ activatedProductId: 2014 }]],
  ['wrapped deeper, and its number a text', [[[{ activatedProductId: '2014' }]]], [{ activatedProductId: 2014 }]],
  ['the first message', [{ errors: { invalid: ['No such key.', 'b'] }, error_data: [] }], [{ message: 'No such key.' }]],
  ['nothing readable', [{ strange: true }, null], [{ message: '' }, { message: '' }]],
  ['no keys', [], []],
])('ENT-003 attaching returns %s', (_what, wire, expected) => {
  expect(parseResponse(attachLicenses, wire)).toEqual(expected);
});

test('ENT-007 a purchase has its product, expiry date and whether it is active', () => {
  const [bought, over] = parseResponse(
    getSitePurchases,
    relayed([
      {
        ID: '7',
        product_id: 2112,
        product_slug: 'jetpack_backup_t1_yearly',
        product_name: 'Backup',
        active: '1',
        expiry_date: '2030-01-03T00:00:00+00:00',
        subscribed_date: '2022-12-01T00:00:00+00:00',
        is_refundable: true,
        amount: '59.4',
      },
      { ID: 8, product_slug: 'jetpack_scan', active: '0' },
    ]),
  );
  expect(bought).toEqual({
    ID: '7',
    product_id: '2112',
    product_slug: 'jetpack_backup_t1_yearly',
    product_name: 'Backup',
    active: true,
    expiry_date: '2030-01-03T00:00:00+00:00',
    subscribed_date: '2022-12-01T00:00:00+00:00',
    is_refundable: true,
    amount: 59.4,
  });
  expect(over).toMatchObject({ ID: '8', active: false, is_refundable: false });
});

test('active purchases count, expired ones do not', () => {
  const bought = (product_slug: string, active = '1') => v.parse(purchase, { ID: '1', product_slug, active });
  expect(hasActiveSecurity([bought('pro-plan')], 'jetpack_free')).toBe(true);
  expect(hasActiveSecurity([bought('jetpack_security_t1_yearly', '0')], 'jetpack_free')).toBe(false);
  expect(hasActiveSecurity([], 'jetpack_complete_monthly')).toBe(true);
  expect(hasActiveBackup([bought('jetpack_backup_realtime_monthly')])).toBe(true);
  expect(hasActiveBackup([bought('jetpack_scan')])).toBe(false);
  expect(hasActiveAntiSpam([bought('jetpack_anti_spam')])).toBe(true);
});

const backup = v.parse(productForPurchase, {
  title: 'Backup',
  slug: 'jetpack_backup_t1_yearly',
  description: 'Keeps copies.',
  features: ['a', 'b'],
  included_in_plans: ['security'],
  disclaimer: { text: '* Limits.', link_text: 'More', url: 'https://example.org/' },
});
const sold = v.parse(product, { available: true, cost: 120, currency_code: 'EUR', sale_coupon: { discount: 40 } });

test('ENT-014 a product is described by the page’s data and the provider’s price', () => {
  expect(describeProduct('backup', backup, sold, 'https://example.org/buy')).toEqual({
    key: 'backup',
    slug: 'jetpack_backup_t1_yearly',
    title: 'Backup',
    description: 'Keeps copies.',
    features: ['a', 'b'],
    disclaimer: { text: '* Limits.', link_text: 'More', url: 'https://example.org/' },
    currencyCode: 'EUR',
    fullPrice: 120,
    saleCoupon: { discount: 40 },
    upgradeUrl: 'https://example.org/buy',
    available: true,
    includedInPlans: ['security'],
  });
  expect(describeProduct('backup', backup, undefined, '')).toMatchObject({ available: false, fullPrice: 0 });
});

test('ENT-015 offers, discount, suggestions and upsell have the members the page reads', () => {
  const offer = { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: '59.4', ineligible_reason: null };
  expect(parseResponse(getIntroOffers, { data: [offer] })).toMatchObject([{ ...offer, raw_price: 59.4 }]);
  const discount = { code: 'C', discount: 40, is_used: true, expiry_date: '2022-12-24' };
  expect(parseResponse(getSiteDiscount, { data: discount })).toEqual(discount);
  const suggestion = {
    slug: 'jetpack_scan',
    title: 'Scan',
    description: 'Looks.',
    features: ['a'],
    cost: 9.95,
    billing_timeframe: 'billed yearly',
    cost_timeframe: 'per month',
    currency_code: 'USD',
  };
  const suggestions = parseResponse(getProductSuggestions, [suggestion]);
  expect(suggestions).toEqual([suggestion]);
  expect(parseResponse(getUpsell, { product_slug: 'jetpack_scan' })).toEqual({
    product_slug: 'jetpack_scan',
    hide_upsell: false,
  });
  expect(parseResponse(getUpsell, { hide_upsell: true }).hide_upsell).toBe(true);
});

test('license counts have a default, spam is a number or a reason', () => {
  expect(parseResponse(getLicenseCounts, { attached: 1 })).toEqual({ attached: 1, detached: 0 });
  expect([0, '17', 'N/A', 'not_installed'].map((wire) => parseResponse(getAkismetData, wire))).toEqual([
    0,
    17,
    'N/A',
    'not_installed',
  ]);
  expect(() => parseResponse(getAkismetData, 'asleep')).toThrow('GET module/akismet/data');
});
