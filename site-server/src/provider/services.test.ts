import {
  attachLicenses,
  getAkismetData,
  getLicenseCounts,
  getRewindStatus,
  getScanStatus,
  getSearchPlan,
  getSearchPricing,
  getSearchStats,
  getSite,
  getSitePurchases,
  testConnection,
  checkAkismetKey,
  checkStoredAkismetKey,
  updateSettings,
} from '@site-admin/contracts';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { runOperatorAction } from '../testing/operator';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());

test('an issued license can be attached once; revoked ones cannot', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const mine = await runOperatorAction(site, 'license', { product: 'jetpack_scan', account: 987654321 });
  expect(parseResult(getLicenseCounts, await admin.get('licensing/user/counts'))).toMatchObject({ attached: 0, detached: 1 });
  const revoked = await runOperatorAction(site, 'license', { product: 'jetpack_search' });
  await runOperatorAction(site, 'revoke', { key: revoked });
  const keys = [` ${mine} `, revoked, mine, 'jetpack-nothing'];
  const results = parseResult(attachLicenses, await admin.post('licensing/attach-licenses', { licenses: keys }));
  expect(results).toEqual([
    { activatedProductId: 2106 },
    { message: expect.stringContaining('revoked') },
    { message: expect.stringContaining('already active on this site') },
    { message: expect.stringContaining('no license') },
  ]);
  expect(parseResult(getLicenseCounts, await admin.get('licensing/user/counts'))).toMatchObject({ attached: 1, detached: 0 });
  expect(parseResult(getSitePurchases, await admin.get('site/purchases'))).toMatchObject([{ product_slug: 'jetpack_scan' }]);
});

test("backups and scanning have the provider's state, threats and credentials included", async () => {
  site = await testSite({ scenario: 'connected-security' });
  const admin = site.as('admin');
  await runOperatorAction(site, 'rewind', { state: 'active' });
  expect(parseResult(getRewindStatus, await admin.get('rewind'))).toMatchObject({
    state: 'active',
    credentials: [{ type: 'ftp' }],
  });
  await runOperatorAction(site, 'scan', { state: 'idle', threats: 17, credentials: 'no' });
  const scan = parseResult(getScanStatus, await admin.get('scan'));
  expect(scan).toMatchObject({ state: 'idle', credentials: [] });
  expect(scan.threats).toHaveLength(17);
  await runOperatorAction(site, 'scan', { state: 'plan' });
  expect(parseResult(getScanStatus, await admin.get('scan')).state).toBe('provisioning');
});

test('the used video storage is part of the site, and missing while it is unknown', async () => {
  site = await testSite();
  const used = async () => parseResult(getSite, await site.as('admin').get('site')).options?.videopress_storage_used;
  expect(await used()).toBeUndefined();
  await runOperatorAction(site, 'video', { storage: 250000 });
  expect(await used()).toBe(250000);
});

test('API-074 search returns its plan, index and price, and a plan that was bought', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(parseResult(getSearchPlan, await admin.get('search/plan'))).toMatchObject({
    supports_search: false,
    effective_subscription: null,
  });
  expect(parseResult(getSearchPricing, await site.as('subscriber').get('search/pricing'))).toMatchObject({
    available: true,
    wpcom_product_slug: 'jetpack_search',
    full_price: 99,
    discount_price: 8.25,
  });
  await admin.post('licensing/attach-licenses', { licenses: ['jetpack-search-DEMO1005'] });
  expect(parseResult(getSearchPlan, await admin.get('search/plan'))).toMatchObject({
    supports_instant_search: true,
    effective_subscription: { product_slug: 'jetpack_search' },
  });
  expect(parseResult(getSearchStats, await admin.get('search/stats'))).toMatchObject({ post_count: 26 });
  const denied = { editor: '403 rest_forbidden', stranger: '401 rest_forbidden' };
  expect(await outcomes(site, getSearchPlan, 'editor', 'stranger')).toEqual(denied);
  expect(await outcomes(site, getSearchStats, 'editor', 'stranger')).toEqual(denied);
  expect(await outcomes(site, getSearchPricing, 'stranger')).toEqual({ stranger: '401 rest_forbidden' });
});

test('API-037 API-038 API-039 a key of the anti-spam service is checked, stored, and then spam is counted', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const data = async () => parseResult(getAkismetData, await admin.get('module/akismet/data'));
  const check = async () => parseResult(checkStoredAkismetKey, await admin.get('module/akismet/key/check'));
  expect(await data()).toBe('not_active');
  expect(await check()).toMatchObject({ validKey: false, invalidKeyCode: 'not_active' });
  await admin.post('plugins', { slug: 'akismet', status: 'active' });
  expect(await data()).toBe('invalid_key');
  expect(refusal(await admin.post('settings', { wordpress_api_key: 'abc123' }))).toBe('400 some_updated');
  const key = await runOperatorAction(site, 'akismet');
  const typed = await admin.post('module/akismet/key/check', { api_key: key });
  expect(parseResult(checkAkismetKey, typed).validKey).toBe(true);
  // Checking a key does not store it.
  expect(await check()).toEqual({ validKey: false });
  parseResult(updateSettings, await admin.post('settings', { wordpress_api_key: key }));
  expect(await check()).toMatchObject({ validKey: true });
  expect(await data()).toBe(0);
  const forbidden = '403 invalid_user_permission_manage_settings';
  expect(await outcomes(site, checkStoredAkismetKey, 'editor')).toEqual({ editor: forbidden });
  expect(await outcomes(site, { ...checkAkismetKey, body: { api_key: key } }, 'editor')).toEqual({ editor: forbidden });
  expect(await outcomes(site, getAkismetData, 'stranger')).toEqual({ stranger: `401 ${getAkismetData.forbidden}` });
});

test('API-017 the connection test reports the failed part and a remedy', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(parseResult(testConnection, await admin.get('connection/test')).code).toBe('success');
  expect(await outcomes(site, testConnection, 'editor', 'stranger')).toEqual({
    editor: '403 invalid_user_permission_manage_modules',
    stranger: '401 invalid_user_permission_manage_modules',
  });
  await runOperatorAction(site, 'tokens', { break: 'blog' });
  const broken = await admin.get('connection/test');
  expect(broken.body).toMatchObject({ code: 'failed_test__wpcom_connection_test', data: { resolution: expect.any(String) } });
  await site.stopProvider();
  expect(refusal(await admin.get('connection/test'))).toBe('500 failed_test__outbound_http');
});

test.each([
  ['site', '400 site_data_fetch_failed'],
  ['site/features', '500 failed_to_fetch_data'],
  ['site/products', '500 failed_to_fetch_data'],
  ['site/purchases', '500 failed_to_fetch_data'],
  ['site/discount', '200 discount_fetch_failed'],
  ['products', '200 failed_to_fetch_data'],
  ['rewind', '400 rewind_data_fetch_failed'],
  ['scan', '400 scan_state_fetch_failed'],
  ['intro-offers', '200 intro_offers_fetch_failed'],
  ['recommendations/product-suggestions', '200 failed_to_fetch_data'],
  ['recommendations/upsell', '200 failed_to_fetch_data'],
  ['licensing/user/counts', '200 failed_to_fetch_data'],
  ['licensing/user/licenses', '200 failed_to_fetch_data'],
  ['tracking/settings', '500 http_request_failed'],
  ['search/plan', '500 http_request_failed'],
  ['search/stats', '500 http_request_failed'],
  ['verify-site/google', '500 error_checking_if_site_verified_google'],
])('without a provider %s responds with %s', async (path, expected) => {
  site = await testSite();
  await site.stopProvider();
  expect(refusal(await site.as('admin').get(path))).toBe(expected);
});

test('without a provider plans have no body, and search has no prices', async () => {
  site = await testSite();
  await site.stopProvider();
  expect(await site.as('admin').get('plans')).toMatchObject({ status: 200, text: '' });
  expect((await site.as('admin').get('search/pricing')).body).toEqual({
    available: true,
    trial_available: false,
    wpcom_product_slug: 'jetpack_search',
    wpcom_free_product_slug: 'jetpack_search_free',
  });
});

test('without a provider statistics are an error inside a 200, and writes are refused with their codes', async () => {
  site = await testSite();
  await site.stopProvider();
  const admin = site.as('admin');
  expect((await admin.get('module/stats/data?range=week')).body).toMatchObject({
    week: { errors: { stats_error: [expect.any(String)] } },
  });
  expect(refusal(await admin.post('licensing/attach-licenses', { licenses: ['a'] }))).toBe('500 request_failed');
  expect(refusal(await admin.post('verify-site/google', { keyring_id: 1 }))).toBe('500 error_verifying_site_google');
  // The site notice may wait; the disconnect itself may not.
  expect((await admin.post('connection', { isActive: false })).status).toBe(200);
});

test('a token the provider refuses has its own error code', async () => {
  site = await testSite();
  await runOperatorAction(site, 'tokens', { break: 'blog' });
  expect((await site.as('admin').get('site')).body).toMatchObject({
    code: 'site_data_fetch_failed',
    data: { status: 400, api_error_code: 'invalid_token', api_http_code: 400 },
  });
});
