import * as v from 'valibot';
import {
  decodeEntities,
  getConditionalRecommendations,
  getIntroOffers,
  getModules,
  getPlugins,
  getProductSuggestions,
  getProtectCount,
  getRecommendationsData,
  getRewindStatus,
  getScanStatus,
  getSettings,
  getSite,
  getSiteBenefits,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
  getSearchPlan,
  getVaultPressData,
  initialState,
  jsonText,
  listOrMap,
  mapOrEmptyList,
  numberLike,
  parseResponse,
  type EndpointWire,
} from './index';
import { linkAddress } from './wire';

const relayed = (data: unknown) => ({ code: 'success', message: 'Received.', data: JSON.stringify(data) });

test('API-010 site, features, purchases, benefits, rewind and scan are read out of their text', () => {
  expect(parseResponse(getSite, relayed({ plan: { product_slug: 'jetpack_free' }, name: 'Tea &amp; Cake' }))).toEqual({
    plan: { product_slug: 'jetpack_free' },
    name: 'Tea & Cake',
  });
  expect(parseResponse(getSiteFeatures, relayed({ active: ['support'], available: [] }))).toEqual({
    active: ['support'],
    available: {},
  });
  expect(parseResponse(getSitePurchases, relayed([{ ID: '7', product_slug: 'jetpack_scan', active: '1' }]))).toMatchObject([
    { ID: '7', product_slug: 'jetpack_scan', active: true },
  ]);
  expect(parseResponse(getSiteBenefits, relayed([{ name: 'search', title: 'Search' }]))).toMatchObject([{ name: 'search' }]);
  expect(parseResponse(getRewindStatus, relayed({ state: 'active' }))).toMatchObject({ state: 'active' });
  expect(parseResponse(getScanStatus, relayed({ state: 'idle', threats: [] }))).toMatchObject({ state: 'idle', threats: [] });
});

test('API-010 products, discount and intro offers hold their data as it is', () => {
  const product = { available: true, cost: 119.4, currency_code: 'USD', sale_coupon: { discount: 40 } };
  expect(parseResponse(getSiteProducts, { code: 'success', data: { jetpack_scan: product } })).toMatchObject({
    jetpack_scan: product,
  });
  expect(parseResponse(getSiteDiscount, { code: 'success', data: { code: 'X', discount: '40' } })).toMatchObject({
    code: 'X',
    discount: 40,
  });
  const offer = { product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59.4 };
  expect(parseResponse(getIntroOffers, { code: 'success', data: [offer] })).toMatchObject([offer]);
});

test.each([
  ['modules', () => parseResponse(getModules, []), {}],
  ['settings', () => parseResponse(getSettings, []), {}],
  ['plugins', () => parseResponse(getPlugins, []), {}],
  ['products', () => parseResponse(getSiteProducts, { data: [] }), {}],
  ['discount', () => parseResponse(getSiteDiscount, { data: [] }), { code: '', is_used: false }],
  ['recommendations', () => parseResponse(getRecommendationsData, []), {}],
  ['features', () => parseResponse(getSiteFeatures, relayed([])), { active: [], available: {} }],
  ['a module’s options', () => parseResponse(getModules, { a: { module: 'a', options: [] } })['a']?.options, {}],
  ['a subscription', () => parseResponse(getSearchPlan, { effective_subscription: [] }).effective_subscription, {}],
  ['a plugin’s features', () => parseResponse(getVaultPressData, { features: [] }).features, { backups: false, security: false }],
])('API-011 %s that are none arrive as [] and are an empty map', (_name, read, expected) => {
  expect(read()).toEqual(expected);
});

test('API-011 the maps of the first state may be [] as well', () => {
  const state = v.parse(initialState, {
    WP_API_root: '/wp-json/',
    WP_API_nonce: 'n',
    connectionStatus: {},
    userData: { currentUser: { permissions: {} } },
    getModules: [],
    settings: [],
    connectedPlugins: [],
    dismissedNotices: [],
    products: [],
    externalServicesConnectUrls: [],
    licensing: { userCounts: [], activationNoticeDismiss: [] },
  });
  expect([state.getModules, state.settings, state.connectedPlugins, state.dismissedNotices, state.products]).toEqual([
    {},
    {},
    {},
    {},
    {},
  ]);
  expect(state.licensing.activationNoticeDismiss).toEqual({ last_detached_count: null, last_dismissed_time: null });
});

test('API-011 the items of a list that is not empty are read as those of a map', () => {
  expect(parseResponse(getSettings, ['a'])).toEqual({ 0: 'a' });
  expect(() => parseResponse(getModules, ['a'])).toThrow('GET module/all: 0');
});

test('API-011 suggestions encoded twice mean none', () => {
  expect(parseResponse(getProductSuggestions, '[]')).toEqual([]);
  expect(parseResponse(getProductSuggestions, [{ slug: 'jetpack_scan' }])).toMatchObject([{ slug: 'jetpack_scan' }]);
});

test('a list with gaps arrives as a map with numbers for keys', () => {
  expect(parseResponse(getConditionalRecommendations, { 0: 'protect', 2: 'boost' })).toEqual(['protect', 'boost']);
  expect(() => v.parse(listOrMap(v.string()), 'protect')).toThrow();
});

test.each([
  [false, null],
  ['1234', 1234],
  [0, 0],
  [17, 17],
])('the number of blocked sign-ins %p is read as %p', (wire, count) => {
  expect(parseResponse(getProtectCount, wire)).toBe(count);
});

test.each([
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['it&#8217;s', 'it’s'],
  ['&#x27;a&#039;', "'a'"],
  ['&lt;b&gt; &quot;x&quot;', '<b> "x"'],
  ['&amp;lt;', '&lt;'],
  ['a & b &unknown; &#0; &#99999999;', 'a & b &unknown; &#0; &#99999999;'],
])('entities: %s is read as %s', (wire, text) => {
  expect(decodeEntities(wire)).toBe(text);
});

test('module texts are decoded, also where the plugin wrote them into the first state', () => {
  const all = parseResponse(getModules, {
    protect: { name: 'Protect &amp; more', learn_more_button: 'https://a/?source=x&#038;site=y' },
  });
  expect(all['protect']).toMatchObject({
    module: 'protect',
    name: 'Protect & more',
    learn_more_button: 'https://a/?source=x&site=y',
  });
});

test('numbers come as numbers or as text, and as nothing else', () => {
  expect([3, '3', '-1.5'].map((wire) => v.parse(numberLike, wire))).toEqual([3, 3, -1.5]);
  expect(['', 'N/A', null, true, Number.NaN].filter((wire) => v.is(numberLike, wire))).toEqual([]);
});

test('unknown members pass, so that responses of a newer site reach a newer remote', () => {
  expect(parseResponse(getSite, relayed({ brand_new: 1 }))).toEqual({ brand_new: 1 });
  expect(parseResponse(getModules, { a: { brand_new: 1 } })['a']).toMatchObject({ brand_new: 1 });
});

test('the input type of a response is its wire form', () => {
  const wire: EndpointWire<typeof getSite> = { code: 'success', message: '', data: '{"plan":{"product_slug":"jetpack_free"}}' };
  expect(parseResponse(getSite, wire).plan?.product_slug).toBe('jetpack_free');
  expect(v.parse(jsonText(mapOrEmptyList(v.object({}))), '[]')).toEqual({});
});

test.each([
  ['https://example.org/?a=1&amp;b=2', 'https://example.org/?a=1&b=2'],
  ['/wp-admin/admin.php?page=jetpack', '/wp-admin/admin.php?page=jetpack'],
  ['#/security', '#/security'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['', ''],
  ['javascript:alert(1)', ''],
  [' java\nscript:alert(1)', ''],
  ['JavaScript&#58;alert(1)', ''],
  ['data:text/html,<p>', ''],
  ['\u0001vbscript:run', ''],
])('the address %j of a link is %j', (given, expected) => {
  expect(v.parse(linkAddress, given)).toBe(expected);
});
