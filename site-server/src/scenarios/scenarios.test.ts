import {
  getConditionalRecommendations,
  getConnectionData,
  getConnectionStatus,
  getIntroOffers,
  getLicenseCounts,
  getModules,
  getPluginUpdates,
  getPlugins,
  getProductSuggestions,
  getRewindStatus,
  getScanStatus,
  getSettings,
  getSite,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
  getVaultPressData,
  planClass,
  type InitialState,
} from '@site-admin/contracts';
import { answered, refusal } from '../testing/answers';
import { hasCaptures, recordedInitialState, shapeDifferences } from '../testing/captures';
import { builtShell, removeFolders } from '../testing/folders';
import { pageBlock, pageGlobal, stateOf } from '../testing/page';
import { testSite, type Answer, type TestSite } from '../testing/site';
import { scenarios } from './all';
import { seededUsers } from './create';

let site: TestSite;
let shell = '';
beforeAll(() => {
  shell = builtShell();
});
afterEach(() => site?.close());
afterAll(removeFolders);

const open = (login = 'admin') => site.as(login).get('/wp-admin/admin.php?page=jetpack');
const get = (path: string, login = 'admin') => site.as(login).get(path);
const offersSettings = ({ text }: Answer) => text.includes('page=jetpack#/settings');

/** What only some scenarios are, so that none of the others is it by mistake. */
const only: Readonly<Record<string, readonly [of: readonly string[], holds: (state: InitialState) => boolean]>> = {
  'a token to buy with': [['site-connected'], ({ purchaseToken }) => purchaseToken !== null],
  'a coupon': [['partner-coupon', 'partner-coupon-connected'], ({ partnerCoupon }) => partnerCoupon !== null],
  'connection errors': [['connection-errors'], ({ connectionStatus }) => connectionStatus.errors.length > 0],
  'an identity crisis': [['identity-crisis'], ({ connectionStatus }) => connectionStatus.isInIdentityCrisis],
  'a staging copy': [['staging', 'identity-crisis'], ({ connectionStatus }) => connectionStatus.isStaging],
  'a sandbox': [['sandbox'], ({ connectionStatus }) => connectionStatus.sandboxDomain !== ''],
  'no connection': [['unconnected', 'partner-coupon', 'offline'], ({ connectionStatus }) => !connectionStatus.isRegistered],
  'a network': [['multisite'], ({ siteData }) => siteData.isMultisite],
  'run by the provider': [['woa'], ({ siteData }) => siteData.isWoASite],
  'a development version': [['dev-version'], ({ isDevVersion }) => isDevVersion],
  'a shop': [['woo'], ({ isWooCommerceActive }) => isWooCommerceActive],
  'a licensing error': [['licensing-error'], ({ licensing }) => licensing.error !== ''],
  'detached licences': [['detached-licences'], ({ licensing }) => (licensing.userCounts.detached ?? 0) > 0],
  'modules held by code': [['overrides'], ({ getModules: all }) => Object.values(all).some(({ override }) => override)],
};

/** Where the recorded site has another type, as it was no scenario but one site. */
const differs = [
  /sanitize_callback$/,
  /features\.available\./,
  /^(purchaseToken|partnerCoupon|tracksUserData)/,
  /currentUser\.wpcomUser/,
  /unavailable_reason$/,
  /override$/,
  /configurable$/,
  /^licensing\.userCounts/,
];

/** What holds in any scenario: page and calls say the same, and the page keeps its contract. */
async function expectAgreement(name: string): Promise<InitialState> {
  const page = await open();
  expect(page.status).toBe(200);
  const state = stateOf(page);
  for (const [what, [of, holds]] of Object.entries(only)) expect([what, holds(state)]).toEqual([what, of.includes(name)]);
  if (hasCaptures) {
    const recorded = recordedInitialState(state.connectionStatus.isRegistered ? 'connected-admin' : 'unconnected-admin');
    expect(shapeDifferences(recorded, pageGlobal(page, 'Initial_State'), differs)).toEqual([]);
  }
  const { isInIdentityCrisis: _crisis, sandboxDomain: _sandbox, errors: _errors, ...status } = state.connectionStatus;
  expect(answered(getConnectionStatus, await get('connection'))).toMatchObject(status);
  const connection = pageGlobal(page, 'JP_CONNECTION_INITIAL_STATE');
  expect(connection).toMatchObject({ connectionStatus: status, apiRoot: state.WP_API_root });
  expect(connection).not.toHaveProperty('connectionStatus.errors');
  const settings = answered(getSettings, await get('settings'));
  expect(settings).toEqual(state.settings);
  const modules = answered(getModules, await get('module/all'));
  for (const [slug, { activated, override }] of Object.entries(modules)) {
    expect([slug, activated, override]).toEqual([slug, state.getModules[slug]?.activated, state.getModules[slug]?.override]);
    expect([slug, settings[slug]]).toEqual([slug, activated]);
  }
  if (!state.connectionStatus.offlineMode.isActive) {
    const { currentUser } = answered(getConnectionData, await get('connection/data'));
    expect(currentUser).toMatchObject({ permissions: state.userData.currentUser.permissions });
    expect(currentUser.blogId || 0).toBe(state.siteData.blog_id);
  }
  expect(offersSettings(page)).toBe(state.connectionStatus.isActive || state.connectionStatus.offlineMode.isActive);
  expect(scenarios.get(name)?.about.length).toBeGreaterThan(20);
  return state;
}

const isoYear = (text: string) => new Date(text).getUTCFullYear();

async function expectOffline(state: InitialState, reason: 'constant' | 'filter' | 'url' | 'wpLocalConstant') {
  const { isActive, ...reasons } = state.connectionStatus.offlineMode;
  expect(isActive).toBe(true);
  expect(Object.entries(reasons).filter(([, given]) => given)).toEqual([[reason, true]]);
  expect(state.userData.currentUser.permissions).toMatchObject({ connect: false, connect_user: false, disconnect: true });
  expect(state.getModules.monitor).toMatchObject({ activated: false, requires_connection: true });
  expect(state.siteData.showRecommendations).toBe(false);
  const editor = await open('editor');
  expect(editor.status).toBe(403);
  expect(editor.text).not.toContain('page=jetpack#/dashboard');
  expect(refusal(await get('settings', 'editor'))).toMatch(/^403 /);
}

async function expectPrices(currency: string, cost: number, display: RegExp, units: number) {
  const products = answered(getSiteProducts, await get('site/products'));
  expect(products.jetpack_scan).toMatchObject({
    currency_code: currency,
    cost,
    cost_display: display,
    cost_smallest_unit: units,
  });
  const offers = answered(getIntroOffers, await get('intro-offers'));
  expect(offers.find((offer) => offer.product_slug === 'jetpack_scan')).toMatchObject({
    currency_code: currency,
    original_price: cost,
  });
  const suggestions = answered(getProductSuggestions, await get('recommendations/product-suggestions'));
  expect(suggestions).toContainEqual(expect.objectContaining({ currency_code: currency }));
}

async function expectPlan(state: InitialState, slug: string, active: readonly string[]) {
  expect(state.siteData).toMatchObject({ plan: { product_slug: slug } });
  expect(answered(getSite, await get('site')).plan).toMatchObject({ product_slug: slug });
  expect(answered(getSitePurchases, await get('site/purchases'))).toContainEqual(
    expect.objectContaining({ product_slug: slug, active: true }),
  );
  expect(answered(getSiteFeatures, await get('site/features')).active).toEqual(expect.arrayContaining([...active]));
}

const rewind = async () => answered(getRewindStatus, await get('rewind'));
const scan = async () => answered(getScanStatus, await get('scan'));

/** What each scenario is for, asked of the page and of calls. */
const facts: Readonly<Record<string, (state: InitialState) => void | Promise<void>>> = {
  async connected(state) {
    expect(state.userData.currentUser).toMatchObject({ isConnected: true, isMaster: true });
    expect(state.newRecommendations).toEqual(['boost']);
    expect(answered(getConditionalRecommendations, await get('recommendations/conditional'))).toEqual(['boost']);
    expect(await rewind()).toMatchObject({ state: 'unavailable', reason: 'missing_plan' });
  },
  async unconnected(state) {
    expect(state.connectionStatus).toMatchObject({ isActive: false, isRegistered: false, hasConnectedOwner: false });
    expect(state).toMatchObject({ tracksUserData: null, purchaseToken: null });
    expect(state.connectUrl).toContain('action=register');
    expect(refusal(await get('site'))).toBe('400 site_id_missing');
  },
  async 'connected-security'(state) {
    await expectPlan(state, 'jetpack_security_t1_yearly', ['real-time-backups', 'scan', 'antispam', 'support']);
    expect(await rewind()).toMatchObject({ state: 'active' });
    expect(await scan()).toMatchObject({ state: 'idle', threats: [], credentials: [{ still_valid: true }] });
    expect(state.settings).toMatchObject({ akismet: true, wordpress_api_key: 'a1b2c3d4e5f6' });
    expect((await get('module/akismet/key/check')).body).toEqual({ validKey: true });
    expect(state.getModules['google-analytics']).toMatchObject({ activated: true, available: true });
  },
  async 'connected-linked'() {
    for (const [login, linked] of [
      ['admin2', true],
      ['editor', true],
      ['author', false],
    ] as const) {
      const state = stateOf(await open(login));
      expect(state.userData.currentUser).toMatchObject({ isConnected: linked, isMaster: false });
      expect(state.connectUrl === '').toBe(linked);
    }
    const { currentUser, connectionOwner } = answered(getConnectionData, await get('connection/data', 'editor'));
    expect(currentUser.wpcomUser.login).toBe('coworker');
    expect(connectionOwner).toBe('Alex Admin');
    // Linked, with modules for writers on: the settings are his to see.
    expect(offersSettings(await open('editor'))).toBe(true);
    expect(offersSettings(await open('author'))).toBe(false);
  },
  async 'site-connected'(state) {
    expect(state.connectionStatus).toMatchObject({ isActive: true, hasConnectedOwner: false, isUserConnected: false });
    expect(state.purchaseToken).toMatch(/^[0-9a-f]{12}$/);
    expect(stateOf(await open()).purchaseToken).toBe(state.purchaseToken);
    const editor = stateOf(await open('editor'));
    expect(editor.purchaseToken).toBeNull();
    expect(editor.userData.currentUser.permissions.connect_user).toBe(false);
    expect(state.getModules.monitor).toMatchObject({ available: false });
  },
  offline: (state) => expectOffline(state, 'constant'),
  'offline-constant': (state) => expectOffline(state, 'constant'),
  'offline-filter': (state) => expectOffline(state, 'filter'),
  'offline-wp-local': (state) => expectOffline(state, 'wpLocalConstant'),
  'offline-url': (state) => expectOffline(state, 'url'),
  'identity-crisis'(state) {
    expect(state.connectionStatus).toMatchObject({ isInIdentityCrisis: true, isStaging: true, isActive: true });
  },
  staging(state) {
    expect(state.connectionStatus).toMatchObject({ isStaging: true, isInIdentityCrisis: false });
  },
  sandbox(state) {
    expect(state.connectionStatus.sandboxDomain).toBe('sandbox.example.com');
  },
  async 'connection-errors'(state) {
    expect(state.connectionStatus.errors).toEqual([
      expect.objectContaining({ action: 'reconnect', data: { api_error_code: 'invalid_token' } }),
    ]);
    expect(pageGlobal(await open(), 'JP_CONNECTION_INITIAL_STATE')).toMatchObject({
      connectionErrors: { invalid_token: { 0: { error_code: 'invalid_token' } } },
    });
    const answer = await get('site');
    expect(refusal(answer)).toBe('400 site_data_fetch_failed');
    expect(answer.body).toMatchObject({ data: { api_error_code: 'invalid_token' } });
    expect(refusal(await get('rewind'))).toBe('400 rewind_data_fetch_failed');
    expect((await get('connection/test')).status).toBe(500);
    expect((await site.as('admin').post('connection/reconnect')).body).toEqual({ status: 'completed' });
    expect((await get('site')).status).toBe(200);
    expect(stateOf(await open()).connectionStatus.errors).toEqual([]);
  },
  async 'dev-version'(state) {
    expect(state).toMatchObject({ isDevVersion: true, currentVersion: '11.7-a.3' });
    const plugins = Object.values(answered(getPlugins, await get('plugins')));
    expect(plugins).toContainEqual(expect.objectContaining({ TextDomain: 'jetpack', Version: '11.7-a.3' }));
  },
  async overrides(state) {
    expect(state.getModules.sso).toMatchObject({ activated: true, override: 'active' });
    expect(state.getModules.stats).toMatchObject({ activated: false, override: 'inactive' });
    expect(state.getModules.monitor).toMatchObject({ activated: true, override: 'managed' });
    expect(state.getModules.likes).toMatchObject({ override: false });
    const admin = site.as('admin');
    for (const [slug, wish] of [
      ['sso', false],
      ['stats', true],
      ['monitor', false],
    ] as const) {
      expect(refusal(await admin.post('settings', { [slug]: wish }))).toBe('400 some_updated');
      expect(answered(getSettings, await get('settings'))[slug]).toBe(!wish);
    }
  },
  async 'lost-updates'() {
    const admin = site.as('admin');
    await Promise.all(['monitor', 'likes', 'photon'].map((slug) => admin.post(`module/${slug}/active`, { active: false })));
    const { monitor, likes, photon } = answered(getSettings, await get('settings'));
    expect([monitor, likes, photon].filter((active) => !active)).toHaveLength(1);
  },
  async threats() {
    expect((await scan()).threats).toHaveLength(3);
    expect((await rewind()).state).toBe('active');
  },
  async 'awaiting-credentials'(state) {
    await expectPlan(state, 'jetpack_security_t1_yearly', ['scan']);
    expect(await rewind()).toMatchObject({ state: 'awaiting_credentials', credentials: [] });
    expect(await scan()).toMatchObject({ state: 'idle', credentials: [] });
  },
  async vaultpress(state) {
    await expectPlan(state, 'jetpack_premium', ['vaultpress-backups', 'vaultpress-security-scanning']);
    expect(state.settings.vaultpress).toBe(true);
    const data = answered(getVaultPressData, await get('module/vaultpress/data'));
    expect(data).toMatchObject({ code: 'success', data: { features: { backups: true, security: true } } });
    expect(await rewind()).toMatchObject({ state: 'unavailable', reason: 'vp_active_on_site' });
    expect(await scan()).toMatchObject({ state: 'unavailable', reason: 'vp_active_on_site' });
  },
  async woa(state) {
    expect(state.siteData).toMatchObject({
      isAtomicSite: true,
      isWoASite: true,
      isAtomicPlatform: true,
      showRecommendations: false,
    });
    await expectPlan(state, 'business-bundle', ['real-time-backups', 'search']);
    expect(planClass('business-bundle')).toBe('business');
    expect(answered(getSite, await get('site'))).toMatchObject({ options: { is_wpcom_atomic: true } });
    expect((await rewind()).state).toBe('active');
    expect((await scan()).threats).toEqual([]);
  },
  async woo(state) {
    expect(state).toMatchObject({ isWooCommerceActive: true, hasSeenWCConnectionModal: false });
    expect(state.getModules['woocommerce-analytics']).toMatchObject({ activated: true, available: true });
    expect((await site.as('admin').post('seen-wc-connection-modal')).body).toEqual({ success: true });
    expect(stateOf(await open()).hasSeenWCConnectionModal).toBe(true);
  },
  async multisite(state) {
    expect(state.siteData).toMatchObject({ isMultisite: true, showMyJetpack: false });
    expect(state.useMyJetpackLicensingUI).toBe(false);
    expect(state.userData.currentUser.permissions).toMatchObject({
      network_admin: true,
      network_sites_page: true,
      manage_plugins: true,
    });
    const page = await open('admin2');
    const { permissions } = stateOf(page).userData.currentUser;
    expect(permissions).toMatchObject({
      network_admin: false,
      network_sites_page: false,
      manage_plugins: false,
      manage_options: true,
    });
    expect(page.text).not.toContain('/wp-admin/plugins.php');
    expect(refusal(await get('plugins', 'admin2'))).toBe('403 invalid_user_permission_activate_plugins');
    expect(answered(getSite, await get('site'))).toMatchObject({ is_multisite: true });
    expect(await scan()).toMatchObject({ reason: 'multisite_not_supported' });
  },
  'partner-coupon'(state) {
    expect(state.connectionStatus.isActive).toBe(false);
    expect(state.partnerCoupon).toMatchObject({
      coupon_code: 'IONOS_IONA_5K2TQ9',
      preset: 'IONA',
      partner: { name: 'IONOS', prefix: 'IONOS', logo: { width: 119, height: 32 } },
      product: { slug: 'jetpack_backup_daily', show_promotion: false, discount_percent: 0 },
    });
    expect(state.partnerCoupon && state.partnerCoupon.product.features).toHaveLength(3);
  },
  'partner-coupon-connected'(state) {
    expect(state.connectionStatus.isActive).toBe(true);
    expect(state.partnerCoupon).toMatchObject({ coupon_code: 'IONOS_IONA_5K2TQ9' });
  },
  async 'licensing-error'(state) {
    expect(state.licensing.error).toContain('in use on another site');
    expect((await get('licensing/error')).body).toBe(state.licensing.error);
  },
  async 'detached-licences'(state) {
    expect(state.licensing.userCounts).toMatchObject({ attached: 0, detached: 2 });
    expect(answered(getLicenseCounts, await get('licensing/user/counts'))).toMatchObject({ detached: 2 });
    const attached = await site.as('admin').post('licensing/attach-licenses', { licenses: ['jetpack-scan-MINE1010'] });
    expect(attached.body).toEqual([[expect.objectContaining({ activatedProductId: 2106 })]]);
    expect(stateOf(await open()).licensing.userCounts).toMatchObject({ attached: 1, detached: 1 });
  },
  async 'conditional-recommendations'(state) {
    const all = ['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'];
    expect(state.newRecommendations).toEqual(all);
    expect(answered(getConditionalRecommendations, await get('recommendations/conditional'))).toEqual(all);
  },
  async 'onboarding-complete'(state) {
    await expectPlan(state, 'jetpack_complete', ['real-time-backups', 'scan', 'antispam', 'videopress', 'search']);
    const [purchase] = answered(getSitePurchases, await get('site/purchases'));
    expect(purchase?.subscribed_date).toBe('2026-11-21T09:00:00+00:00');
    expect(isoYear(purchase?.expiry_date ?? '')).toBe(2027);
    expect((await get('recommendations/data')).body).toEqual([]);
  },
  'currency-eur': () => expectPrices('EUR', 113.43, /^€113,43$/, 11343),
  'currency-jpy': () => expectPrices('JPY', 17910, /^¥17,910$/, 17910),
  'currency-kwd': () => expectPrices('KWD', 37.014, /37\.014$/, 37014),
  async 'right-to-left'(state) {
    const page = await open();
    expect(page.text).toContain('<html lang="he-IL" dir="rtl">');
    expect(pageBlock(page)).toMatchObject({ locale: 'he_IL', direction: 'rtl' });
    expect(state.settings.lang_id).toBe('he_IL');
    expect(state.userData.currentUser.wpcomUser).toMatchObject({ text_direction: 'rtl', user_locale: 'he' });
    expect(answered(getPluginUpdates, await get('updates/plugins')).count).toBe(0);
  },
};

test('every scenario has its facts held', () => {
  expect(Object.keys(facts).sort()).toEqual([...scenarios.keys()].sort());
});

test.each([...scenarios.keys()])('API-083 a site that begins as "%s" is that in page and calls', async (name) => {
  site = await testSite({ scenario: name, shell });
  const state = await expectAgreement(name);
  await facts[name]?.(state);
});

(hasCaptures ? test : test.skip).each(seededUsers.map(({ login }) => login))(
  'API-083 the page of %s has the recorded shape, whoever he is and wherever he is linked',
  async (login) => {
    site = await testSite({ scenario: 'connected-linked', shell });
    const state = pageGlobal(await open(login), 'Initial_State');
    expect(shapeDifferences(recordedInitialState('connected-admin'), state, differs)).toEqual([]);
  },
);
