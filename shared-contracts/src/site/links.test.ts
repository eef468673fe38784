import {
  checkoutUrl,
  cloudUrl,
  couponCheckoutUrl,
  defaultPlanDuration,
  imageUrl,
  isExternalLink,
  plansUrl,
  productUrl,
  redirectUrl,
  sourceForDuration,
  upgradeUrl,
} from '../index';

const site = { rawUrl: 'example.org::sub', calypsoEnv: '', aff: '', partnerSubsidiaryId: '', purchaseToken: null };
const linked = { id: 3, isConnected: true };

test('CONST-010 a redirect link has its source, the further arguments in their order, and the site', () => {
  expect(redirectUrl('calypso-stats-day', { query: 'startDate=2022-12-01', anchor: 'a b' }, site)).toBe(
    'https://jetpack.com/redirect/?source=calypso-stats-day&query=startDate%3D2022-12-01&anchor=a%20b&site=example.org::sub',
  );
  expect(redirectUrl('jetpack support')).toBe('https://jetpack.com/redirect/?source=jetpack%20support');
});

test('CONST-010 an address with https goes as url, without its query and hash', () => {
  expect(redirectUrl('https://example.com/a/b?c=d#e', {}, site)).toBe(
    'https://jetpack.com/redirect/?url=https%3A%2F%2Fexample.com%2Fa%2Fb&site=example.org::sub',
  );
});

test('CONST-010 a given site wins, what is undefined is left out, and the environment is contained where there is one', () => {
  expect(redirectUrl('x', { site: 'other', path: undefined }, { ...site, calypsoEnv: 'development' })).toBe(
    'https://jetpack.com/redirect/?source=x&site=other&calypso_env=development',
  );
});

test('an upgrade link contains the site and the user', () => {
  expect(upgradeUrl('plans-main-top', site, linked)).toBe(
    'https://jetpack.com/redirect/?source=plans-main-top&site=example.org%3A%3Asub&u=3&query=',
  );
  const partner = { ...site, aff: 'a1', partnerSubsidiaryId: 'p1', purchaseToken: 'tok', calypsoEnv: 'stage' };
  expect(upgradeUrl('support', partner, { id: 3, isConnected: false })).toBe(
    'https://jetpack.com/redirect/?source=support&site=example.org%3A%3Asub&aff=a1&u=3&subsidiaryId=p1' +
      '&query=unlinked%3D1%26purchasetoken%3Dtok&calypso_env=stage',
  );
});

test('a checkout link has site and product, and opens in a new tab whichever screen it is on', () => {
  const links = [
    checkoutUrl('jetpack-product-description-checkout', 'jetpack_scan', site),
    checkoutUrl('jetpack-recommendations-product-checkout', 'jetpack_scan', site, 'coupon=A'),
    couponCheckoutUrl({ coupon_code: 'A', product: { slug: 'jetpack_scan' } }, site),
  ];
  const rest = '-checkout&site=example.org%3A%3Asub&path=jetpack_scan';
  expect(links).toEqual([
    `https://jetpack.com/redirect/?source=jetpack-product-description${rest}`,
    `https://jetpack.com/redirect/?source=jetpack-recommendations-product${rest}&query=coupon%3DA`,
    `https://jetpack.com/redirect/?source=jetpack-plugin-partner-coupon${rest}&query=coupon%3DA`,
  ]);
  expect(links.map(isExternalLink)).toEqual([true, true, true]);
});

test('CONST-001 plans are yearly; asked for by the month, their source ends with -monthly', () => {
  expect(defaultPlanDuration).toBe('yearly');
  expect(sourceForDuration('settings-ads')).toBe('settings-ads');
  expect(upgradeUrl('settings-ads', site, linked)).toContain('?source=settings-ads&');
  expect(upgradeUrl('settings-ads', site, linked, 'monthly')).toContain('?source=settings-ads-monthly&');
});

test('the plans page depends on the owner, and carries the token', () => {
  expect(plansUrl(site, true)).toBe('https://jetpack.com/redirect/?source=jetpack-plans&site=example.org%3A%3Asub');
  expect(plansUrl({ ...site, purchaseToken: 'tok' }, false)).toBe(
    'https://jetpack.com/redirect/?source=jetpack-nav-site-only-plans&site=example.org%3A%3Asub&query=purchasetoken%3Dtok',
  );
});

test.each([
  ['search', 'https://example.org/wp-admin/admin.php?page=jetpack-search'],
  ['backup', 'https://example.org/wp-admin/admin.php?page=jetpack#/product/backup'],
  ['akismet', 'https://example.org/wp-admin/admin.php?page=jetpack#/product/akismet'],
  ['unknown', '#/dashboard'],
])('the product %s is described at %s', (key, url) => {
  expect(productUrl(key, { adminUrl: 'https://example.org/wp-admin/' })).toBe(url);
});

test('the cloud and the plugin’s images have their addresses', () => {
  expect(cloudUrl('scan', site)).toBe('https://cloud.jetpack.com/scan/example.org::sub');
  expect(imageUrl('connect-right.jpg', { pluginBaseUrl: 'https://example.org/p' })).toBe(
    'https://example.org/p/images/connect-right.jpg',
  );
});

test('links about the site lead to the provider of the page', () => {
  const embedded = { ...site, providerOrigin: 'http://127.0.0.1:9000' };
  expect(plansUrl(embedded, true)).toBe('http://127.0.0.1:9000/redirect/?source=jetpack-plans&site=example.org%3A%3Asub');
  expect(redirectUrl('jetpack-support')).toContain('https://jetpack.com/redirect/?');
});

test.each([
  [redirectUrl('jetpack'), true],
  [redirectUrl('jetpack', {}, { ...site, providerOrigin: 'http://127.0.0.1:9000' }), true],
  ['https://example.org/blog/redirect/?source=x', false],
  ['https://jetpack.com/redirect?source=x', true],
  ['https://cloud.jetpack.com/scan', false],
  ['#/my-plan', false],
])('%s leaves the site: %p', (href, isExternal) => {
  expect(isExternalLink(href)).toBe(isExternal);
});
