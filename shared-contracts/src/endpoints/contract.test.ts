import { endpoints, rights, type Endpoint } from '../index';

/** Copied by hand from the reference, not from the declarations: name, call, keys of its body (`*` for any), auth error. */
const table: readonly [name: string, call: string, body?: string, forbidden?: string][] = [
  [
    'registerSite',
    'POST connection/register',
    'registration_nonce no_iframe plugin_slug redirect_uri from',
    'invalid_user_permission_jetpack_connect',
  ],
  ['getAuthorizeUrl', 'GET connection/authorize_url', '', 'invalid_user_permission_user_connection_data'],
  ['getConnectionStatus', 'GET connection'],
  ['getConnectionData', 'GET connection/data', '', 'invalid_user_permission_user_connection_data'],
  ['testConnection', 'GET connection/test', '', 'invalid_user_permission_manage_modules'],
  ['getConnectUrl', 'GET connection/url', '', 'invalid_user_permission_jetpack_connect'],
  ['getConnectedPlugins', 'GET connection/plugins', '', 'invalid_user_permission_activate_plugins'],
  ['disconnectSite', 'POST connection', 'isActive', 'invalid_user_permission_jetpack_disconnect'],
  ['unlinkUser', 'POST connection/user', 'linked', 'invalid_user_permission_unlink_user'],
  ['reconnectSite', 'POST connection/reconnect', '', 'invalid_user_permission_jetpack_disconnect'],
  ['getTrackingSettings', 'GET tracking/settings', '', 'invalid_user_permission_view_admin'],
  ['updateTrackingSettings', 'POST tracking/settings', 'tracks_opt_out', 'invalid_user_permission_view_admin'],
  ['markWooConnectionSeen', 'POST seen-wc-connection-modal', '', 'invalid_user_permission_manage_modules'],
  ['getModules', 'GET module/all'],
  ['getModule', 'GET module/:slug'],
  ['updateModule', 'POST module/:slug', '*'],
  ['setModuleActive', 'POST module/:slug/active', 'active'],
  ['setModulesActive', 'POST module/all/active', 'modules active'],
  ['getSettings', 'GET settings'],
  ['updateSettings', 'POST settings', '*'],
  ['getProtectCount', 'GET module/protect/data'],
  ['getAkismetData', 'GET module/akismet/data'],
  ['checkStoredAkismetKey', 'GET module/akismet/key/check', '', 'invalid_user_permission_manage_settings'],
  ['checkAkismetKey', 'POST module/akismet/key/check', 'api_key', 'invalid_user_permission_manage_settings'],
  ['getVaultPressData', 'GET module/vaultpress/data'],
  ['getStats', 'GET module/stats/data'],
  ['resetOptions', 'POST options/:name', 'reset', 'invalid_user_permission_manage_modules'],
  ['installPlugin', 'POST plugins', 'slug status source', 'invalid_user_permission_activate_plugins'],
  ['getPlugins', 'GET plugins', '', 'invalid_user_permission_activate_plugins'],
  ['getPluginUpdates', 'GET updates/plugins', '', 'invalid_user_permission_view_admin'],
  ['getPlans', 'GET plans', '', 'invalid_user_permission_jetpack_connect'],
  ['getProducts', 'GET products', '', 'invalid_user_permission_jetpack_connect'],
  ['getSite', 'GET site', '', 'invalid_user_permission_view_admin'],
  ['getSiteFeatures', 'GET site/features'],
  ['getSiteProducts', 'GET site/products'],
  ['getSitePurchases', 'GET site/purchases'],
  ['getSiteBenefits', 'GET site/benefits'],
  ['getSiteActivity', 'GET site/activity', '', 'invalid_user_permission_manage_modules'],
  ['getSiteDiscount', 'GET site/discount', '', 'invalid_user_permission_view_admin'],
  ['getSetupQuestionnaire', 'GET setup/questionnaire', '', 'invalid_user_permission_manage_settings'],
  ['saveSetupQuestionnaire', 'POST setup/questionnaire', '*', 'invalid_user_permission_manage_settings'],
  ['getRecommendationsData', 'GET recommendations/data', '', 'invalid_user_permission_manage_settings'],
  ['saveRecommendationsData', 'POST recommendations/data', 'data', 'invalid_user_permission_manage_settings'],
  ['getRecommendationsStep', 'GET recommendations/step', '', 'invalid_user_permission_manage_settings'],
  ['saveRecommendationsStep', 'POST recommendations/step', 'step', 'invalid_user_permission_manage_settings'],
  ['getProductSuggestions', 'GET recommendations/product-suggestions', '', 'invalid_user_permission_view_admin'],
  ['getUpsell', 'GET recommendations/upsell', '', 'invalid_user_permission_view_admin'],
  ['getConditionalRecommendations', 'GET recommendations/conditional', '', 'invalid_user_permission_view_admin'],
  ['getRewindStatus', 'GET rewind', '', 'invalid_user_permission_view_admin'],
  ['getScanStatus', 'GET scan', '', 'invalid_user_permission_view_admin'],
  ['getIntroOffers', 'GET intro-offers', '', 'invalid_user_permission_view_admin'],
  ['dismissNotice', 'POST notice/:id', 'dismissed', 'invalid_user_permission_view_admin'],
  ['getGoogleVerification', 'GET verify-site/google', '', 'invalid_user_permission_manage_settings'],
  ['getGoogleVerificationByKeyring', 'GET verify-site/google/:keyring_id', '', 'invalid_user_permission_manage_settings'],
  ['verifyGoogle', 'POST verify-site/google', 'keyring_id', 'invalid_user_permission_manage_settings'],
  ['sendMarketingSurvey', 'POST marketing/survey', '*', 'invalid_user_permission_jetpack_disconnect'],
  ['getLicensingError', 'GET licensing/error', '', 'invalid_user_permission_view_admin'],
  ['clearLicensingError', 'POST licensing/error', 'error', 'invalid_user_permission_view_admin'],
  ['setLicense', 'POST licensing/set-license', 'license', 'invalid_user_permission_set_jetpack_license_key'],
  ['getLicenseCounts', 'GET licensing/user/counts', '', 'invalid_permission_manage_user_licenses'],
  ['getLicenses', 'GET licensing/user/licenses', '', 'invalid_permission_manage_user_licenses'],
  [
    'dismissActivationNotice',
    'POST licensing/user/activation-notice-dismiss',
    'last_detached_count',
    'invalid_permission_manage_user_licenses',
  ],
  ['attachLicenses', 'POST licensing/attach-licenses', 'licenses', 'invalid_permission_manage_user_licenses'],
  ['confirmSafeMode', 'POST identity-crisis/confirm-safe-mode', '', 'invalid_user_permission_identity_crisis'],
  ['startFresh', 'POST identity-crisis/start-fresh', 'redirect_uri', 'invalid_user_permission_identity_crisis'],
  ['migrateSite', 'POST identity-crisis/migrate', '', 'invalid_user_permission_identity_crisis'],
  ['getSearchSettings', 'GET search/settings'],
  ['updateSearchSettings', 'POST search/settings', 'module_active instant_search_enabled'],
  ['getSearchPlan', 'GET search/plan'],
  ['getSearchStats', 'GET search/stats'],
  ['getSearchPricing', 'GET search/pricing'],
  ['getFirewall', 'GET waf'],
  ['getWordAdsSettings', 'GET wordads/settings'],
  ['updateWordAdsSettings', 'POST wordads/settings', 'module_active'],
];

const open = new Set(['loose_object', 'record']);

/** Returns the keys of a declared body; `*` when it accepts any. */
function getKeys(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  if ('wrapped' in body) return getKeys(body.wrapped);
  if ('type' in body && open.has(String(body.type))) return '*';
  return 'entries' in body && typeof body.entries === 'object' && body.entries ? Object.keys(body.entries).join(' ') : '';
}

function declared(name: string): Endpoint {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`${name} is not declared`);
  return endpoint;
}

test.each(table)('API-009 %s is %s', (name, call, body = '', forbidden = 'rest_forbidden') => {
  const endpoint = declared(name);
  expect(`${endpoint.method} ${endpoint.path}`).toBe(call);
  expect(getKeys(endpoint.body)).toBe(body);
  expect(endpoint.forbidden).toBe(forbidden);
});

test('API-009 the table has every declared call, and no call is declared twice', () => {
  expect(Object.keys(endpoints).sort()).toEqual(table.map(([name]) => name).sort());
  expect(new Set(table.map(([, call]) => call)).size).toBe(table.length);
});

const all = Object.entries(endpoints);

test.each(all)('%s makes only GET paths stale, each once', (_name, endpoint) => {
  const readable = new Set(all.filter(([, { method }]) => method === 'GET').map(([, { path }]) => path));
  expect(endpoint.makesStale.filter((path) => !readable.has(path))).toEqual([]);
  expect(new Set(endpoint.makesStale).size).toBe(endpoint.makesStale.length);
  if (endpoint.method === 'GET') expect(endpoint.makesStale).toEqual([]);
});

test.each(all)('%s requires an existing right, and declares the parameters its path names', (_name, endpoint) => {
  expect(rights).toContain(endpoint.right);
  const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name).join(' ');
  expect(getKeys(endpoint.params)).toBe(named);
});

test.each([
  ['updateSettings', 'settings module/all'],
  ['setModuleActive', 'settings module/all'],
  ['updateModule', 'settings module/all'],
  ['resetOptions', 'settings module/all'],
  ['updateSearchSettings', 'search/settings settings module/all'],
  ['updateWordAdsSettings', 'wordads/settings settings module/all'],
  ['attachLicenses', 'licensing/user/counts'],
  ['setLicense', 'licensing/user/counts licensing/user/licenses site site/purchases site/features'],
  ['installPlugin', 'plugins'],
  ['disconnectSite', 'connection connection/data connection/url module/all'],
  ['unlinkUser', 'connection connection/data'],
  ['saveRecommendationsData', 'recommendations/data'],
  ['saveRecommendationsStep', 'recommendations/step'],
  ['verifyGoogle', 'verify-site/google'],
  ['clearLicensingError', 'licensing/error'],
  ['updateTrackingSettings', 'tracking/settings'],
])('%s makes %s stale', (name, paths) => {
  expect(declared(name).makesStale).toEqual(expect.arrayContaining(paths.split(' ')));
});

test.each(['checkAkismetKey', 'sendMarketingSurvey', 'dismissNotice', 'markWooConnectionSeen'])(
  '%s makes nothing stale: no cached response depends on it',
  (name) => {
    expect(declared(name).makesStale).toEqual([]);
  },
);
