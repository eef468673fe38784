import { hasPaidProduct, hasProduct, productKeys } from './index';

const bought = (product_slug: string, active = true) => [{ product_slug, active }];

test.each([
  ['jetpack_scan', ['scan']],
  ['jetpack_backup_t2_monthly', ['backup']],
  ['jetpack_anti_spam', ['akismet']],
  ['jetpack_search_monthly', ['search']],
  ['jetpack_search_free', []],
  ['jetpack_videopress', ['videopress']],
  ['jetpack_security_t1_yearly', ['akismet', 'backup', 'scan', 'security']],
  ['jetpack_security_daily', ['akismet', 'backup', 'scan', 'security']],
  ['jetpack_complete_monthly', [...productKeys]],
  ['jetpack_premium', ['akismet', 'backup']],
  ['jetpack_free', []],
])('%s contains the products %j', (slug, keys) => {
  expect(productKeys.filter((key) => hasProduct(key, bought(slug)))).toEqual(keys);
});

test('an expired purchase contains no product', () => {
  expect(productKeys.filter((key) => hasProduct(key, bought('jetpack_complete', false)))).toEqual([]);
});

test.each([
  ['jetpack_scan', true],
  ['jetpack_security_t1_yearly', true],
  ['jetpack_social_basic_monthly', true],
  ['jetpack_free', false],
  ['jetpack_search_free', false],
  ['domain_map', false],
])('REC-018 an active %s counts as a paid product: %p', (slug, isPaid) => {
  expect(hasPaidProduct(bought(slug))).toBe(isPaid);
  expect(hasPaidProduct(bought(slug, false))).toBe(false);
});

test('REC-018 without purchases there is no paid product', () => {
  expect(hasPaidProduct([])).toBe(false);
});
