import {
  getIntroOffers,
  getPlans,
  getProducts,
  getRewindStatus,
  getScanStatus,
  getSite,
  getSiteActivity,
  getSiteBenefits,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
  getFirewall,
  dismissNotice,
} from '@site-admin/contracts';
import { setModuleActive } from '../db/modules';
import { writeOption } from '../db/options';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());

const attach = (key: string) => site.as('admin').post('licensing/attach-licenses', { licenses: [key] });
const security = 'jetpack-security-DEMO1000';

test('API-043 the site is returned as JSON text, with its plan', async () => {
  site = await testSite();
  const response = await site.as('subscriber').get('site');
  expect(response.body).toMatchObject({ code: 'success', data: expect.stringContaining('"plan":') });
  expect(parseResult(getSite, response)).toMatchObject({
    ID: 123456789,
    name: 'My Site',
    plan: { product_slug: 'jetpack_free', is_free: true },
  });
  await attach(security);
  expect(parseResult(getSite, await site.as('admin').get('site')).plan).toMatchObject({
    product_slug: 'jetpack_security_t1_yearly',
    is_free: false,
  });
  expect(await outcomes(site, getSite, 'stranger')).toEqual({ stranger: `401 ${getSite.forbidden}` });
});

test('API-043 a site that was never connected has no record', async () => {
  site = await testSite({ scenario: 'unconnected' });
  const response = await site.as('admin').get('site');
  expect(refusal(response)).toBe('400 site_id_missing');
  expect(response.body).toMatchObject({ data: { api_error_code: 'site_id_missing', api_http_code: null } });
});

test('the activity log has the backups of a site that makes them, for linked users', async () => {
  site = await testSite({ scenario: 'connected-security' });
  const [signIn, backup] = parseResult(getSiteActivity, await site.as('admin').get('site/activity'));
  expect([signIn?.name, backup?.name]).toEqual(['user__login', 'rewind__backup_complete_full']);
  expect(await outcomes(site, getSiteActivity, 'editor')).toEqual({ editor: `403 ${getSiteActivity.forbidden}` });
});

test('without backups, or without a site, the activity log has none', async () => {
  site = await testSite();
  const log = parseResult(getSiteActivity, await site.as('admin').get('site/activity'));
  expect(log.map(({ name }) => name)).toEqual(['user__login']);
  await site.close();
  site = await testSite({ scenario: 'unconnected' });
  expect(refusal(await site.as('admin').get('site/activity'))).toBe('400 site_id_missing');
});

test('API-044 features list what is on, and which products would add the rest', async () => {
  site = await testSite();
  const free = parseResult(getSiteFeatures, await site.as('admin').get('site/features'));
  expect(free.active).not.toContain('scan');
  expect(free.available.scan).toContain('jetpack_scan');
  await attach(security);
  expect(parseResult(getSiteFeatures, await site.as('admin').get('site/features')).active).toContain('scan');
  expect(await outcomes(site, getSiteFeatures, 'editor')).toEqual({ editor: '403 rest_forbidden' });
});

test('API-045 products of the site are returned by slug with their prices', async () => {
  site = await testSite();
  const products = parseResult(getSiteProducts, await site.as('admin').get('site/products'));
  expect(products.jetpack_scan).toMatchObject({ available: true, cost: 119.4, currency_code: 'USD' });
  expect(await outcomes(site, getSiteProducts, 'editor')).toEqual({ editor: '403 rest_forbidden' });
});

test('API-046 purchases are returned as JSON text with numbers as texts; a license creates one', async () => {
  site = await testSite();
  expect(parseResult(getSitePurchases, await site.as('admin').get('site/purchases'))).toEqual([]);
  await attach(security);
  const response = await site.as('admin').get('site/purchases');
  expect(response.text).toContain('\\"active\\":\\"1\\"');
  const [purchase] = parseResult(getSitePurchases, response);
  expect(purchase).toMatchObject({ product_slug: 'jetpack_security_t1_yearly', active: true, is_refundable: false });
  expect(purchase?.subscribed_date).toBe('2026-11-21T09:00:00+00:00');
  expect(purchase?.expiry_date).toBe('2027-11-21T09:00:00+00:00');
  expect(await outcomes(site, getSitePurchases, 'stranger', 'editor')).toEqual({
    stranger: '401 rest_forbidden',
    editor: '403 rest_forbidden',
  });
});

test('API-046 an expired purchase is no longer active, and the plan is free again', async () => {
  site = await testSite();
  await attach(security);
  site.clock.now += 366 * 24 * 60 * 60 * 1000;
  const admin = site.as('admin');
  expect(parseResult(getSitePurchases, await admin.get('site/purchases'))[0]?.active).toBe(false);
  expect(parseResult(getSite, await admin.get('site')).plan?.product_slug).toBe('jetpack_free');
});

test('API-047 benefits are listed in order, without those of 0', async () => {
  site = await testSite();
  const names = async () => parseResult(getSiteBenefits, await site.as('admin').get('site/benefits')).map(({ name }) => name);
  expect(await names()).toEqual(['jetpack-stats', 'protect', 'subscribers', 'sharing']);
  await site.as('admin').post('settings', { protect: false });
  expect(await names()).toEqual(['jetpack-stats', 'subscribers', 'sharing']);
  expect(await outcomes(site, getSiteBenefits, 'editor')).toEqual({ editor: '403 rest_forbidden' });
});

test('API-048 a discount is relayed; a site without one has none, and one without a connection has no id', async () => {
  site = await testSite();
  expect(parseResult(getSiteDiscount, await site.as('admin').get('site/discount')).code).toBe('');
  expect(await outcomes(site, getSiteDiscount, 'stranger')).toEqual({ stranger: `401 ${getSiteDiscount.forbidden}` });
  writeOption(site.db, 'discount', { code: 'HALF', discount: 50 });
  expect(parseResult(getSiteDiscount, await site.as('admin').get('site/discount'))).toMatchObject({ code: 'HALF', discount: 50 });
  await site.close();
  site = await testSite({ scenario: 'unconnected' });
  expect(refusal(await site.as('admin').get('site/discount'))).toBe('400 site_id_missing');
});

test('API-042 plans are relayed to linked users', async () => {
  site = await testSite({ scenario: 'connected-linked' });
  expect(parseResult(getPlans, await site.as('editor').get('plans'))).toContainEqual(
    expect.objectContaining({ product_slug: 'jetpack_complete' }),
  );
  expect(await outcomes(site, getPlans, 'stranger')).toEqual({ stranger: '401 invalid_user_permission_jetpack_connect' });
});

test('API-056 all products are returned by slug', async () => {
  site = await testSite();
  expect(parseResult(getProducts, await site.as('admin').get('products')).jetpack_complete).toMatchObject({ cost: 599.4 });
  expect(await outcomes(site, getProducts, 'stranger')).toEqual({ stranger: '401 invalid_user_permission_jetpack_connect' });
});

test.each([
  ['API-057', getRewindStatus, 'awaiting_credentials'],
  ['API-058', getScanStatus, 'provisioning'],
] as const)(
  '%s the state is returned as JSON text: unavailable without a plan for it, waiting with one',
  async (_id, endpoint, state) => {
    site = await testSite();
    const subscriber = site.as('subscriber');
    expect(parseResult(endpoint, await subscriber.get(endpoint.path))).toMatchObject({
      state: 'unavailable',
      reason: 'missing_plan',
    });
    await attach(security);
    expect(parseResult(endpoint, await subscriber.get(`${endpoint.path}?_cacheBuster=1`)).state).toBe(state);
    expect(await outcomes(site, endpoint, 'stranger')).toEqual({ stranger: `401 ${endpoint.forbidden}` });
    await site.close();
    site = await testSite({ scenario: 'unconnected' });
    expect(refusal(await site.as('admin').get(endpoint.path))).toBe('404 site_id_missing');
  },
);

test('API-059 introductory offers contain the old and the new price', async () => {
  site = await testSite();
  const offers = parseResult(getIntroOffers, await site.as('admin').get('intro-offers'));
  expect(offers).toContainEqual(
    expect.objectContaining({ product_slug: 'jetpack_scan', original_price: 119.4, raw_price: 59.4 }),
  );
  expect(await outcomes(site, getIntroOffers, 'stranger')).toEqual({ stranger: `401 ${getIntroOffers.forbidden}` });
  await site.close();
  site = await testSite({ scenario: 'unconnected' });
  expect(refusal(await site.as('admin').get('intro-offers'))).toBe('400 site_id_missing');
});

test('API-075 the firewall has a route while its module is on, and automatic rules with a plan that scans', async () => {
  site = await testSite();
  expect(refusal(await site.as('admin').get('waf'))).toBe('404 rest_no_route');
  setModuleActive(site.db, 'waf', true, site.clock.now);
  expect(parseResult(getFirewall, await site.as('admin').get('waf'))).toEqual({ bootstrapPath: '', hasRulesAccess: false });
  await attach(security);
  expect(parseResult(getFirewall, await site.as('admin').get('waf')).hasRulesAccess).toBe(true);
  expect(await outcomes(site, getFirewall, 'editor')).toEqual({ editor: '403 rest_forbidden' });
});

test('API-060 a dismissed notice stays dismissed; unknown names and other values are 404', async () => {
  site = await testSite();
  const editor = site.as('editor');
  expect(parseResult(dismissNotice, await editor.post('notice/welcome', { dismissed: true }))).toEqual({ welcome: true });
  expect(parseResult(dismissNotice, await editor.post('notice/feedback_dash_request', { dismissed: true }))).toEqual({
    welcome: true,
    feedback_dash_request: true,
  });
  expect(refusal(await editor.post('notice/welcome', { dismissed: 'true' }))).toBe('404 invalid_param');
  expect(refusal(await editor.post('notice/other', { dismissed: true }))).toBe('404 invalid_param');
  expect(refusal(await site.stranger.post('notice/welcome', { dismissed: true }))).toBe(`401 ${dismissNotice.forbidden}`);
});
