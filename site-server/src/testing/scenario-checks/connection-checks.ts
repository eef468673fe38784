import {
  getConditionalRecommendations,
  getConnectionData,
  getPlugins,
  getSettings,
  getSite,
  planClass,
} from '@site-admin/contracts';
import { parseResult, refusal } from '../responses';
import { pageGlobal, getState } from '../page';
import { expectPlan, offersSettings, toRewind, toScan, type ScenarioChecks, type ScenarioCheck } from './context';

async function expectOffline({ state, open, get }: ScenarioCheck, reason: 'constant' | 'filter' | 'url' | 'wpLocalConstant') {
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

/** Scenarios of connection, hosting and mode. */
export const connectionChecks: ScenarioChecks = {
  async connected(check) {
    const { state, get } = check;
    expect(state.userData.currentUser).toMatchObject({ isConnected: true, isMaster: true });
    expect(state.newRecommendations).toEqual(['boost']);
    expect(parseResult(getConditionalRecommendations, await get('recommendations/conditional'))).toEqual(['boost']);
    expect(await toRewind(check)).toMatchObject({ state: 'unavailable', reason: 'missing_plan' });
  },
  async unconnected({ state, get }) {
    expect(state.connectionStatus).toMatchObject({ isActive: false, isRegistered: false, hasConnectedOwner: false });
    expect(state).toMatchObject({ tracksUserData: null, purchaseToken: null });
    expect(state.connectUrl).toContain('action=register');
    expect(refusal(await get('site'))).toBe('400 site_id_missing');
  },
  async 'connected-security'(check) {
    const { state, get } = check;
    await expectPlan(check, 'jetpack_security_t1_yearly', ['real-time-backups', 'scan', 'antispam', 'support']);
    expect(await toRewind(check)).toMatchObject({ state: 'active' });
    expect(await toScan(check)).toMatchObject({ state: 'idle', threats: [], credentials: [{ still_valid: true }] });
    expect(state.settings).toMatchObject({ akismet: true, wordpress_api_key: 'a1b2c3d4e5f6' });
    expect((await get('module/akismet/key/check')).body).toEqual({ validKey: true });
    expect(state.getModules['google-analytics']).toMatchObject({ activated: true, available: true });
  },
  async 'connected-complete'(check) {
    const { state } = check;
    await expectPlan(check, 'jetpack_complete', ['search', 'instant-search', 'videopress', 'wordads']);
    expect(state.themeData.support).toMatchObject({ 'infinite-scroll': true, widgets: true });
    expect(state.settings).toMatchObject({
      search: true,
      instant_search_enabled: true,
      videopress: true,
      'infinite-scroll': true,
    });
  },
  async 'connected-linked'({ get, open }) {
    for (const [login, linked] of [
      ['admin2', true],
      ['editor', true],
      ['author', false],
    ] as const) {
      const state = getState(await open(login));
      expect(state.userData.currentUser).toMatchObject({ isConnected: linked, isMaster: false });
      expect(state.connectUrl === '').toBe(linked);
    }
    const { currentUser, connectionOwner } = parseResult(getConnectionData, await get('connection/data', 'editor'));
    expect(currentUser.wpcomUser.login).toBe('coworker');
    expect(connectionOwner).toBe('Alex Admin');
    // Linked, with modules for writers on: the settings are visible.
    expect(offersSettings(await open('editor'))).toBe(true);
    expect(offersSettings(await open('author'))).toBe(false);
  },
  async 'site-connected'({ state, open }) {
    expect(state.connectionStatus).toMatchObject({ isActive: true, hasConnectedOwner: false, isUserConnected: false });
    expect(state.purchaseToken).toMatch(/^[0-9a-f]{12}$/);
    expect(getState(await open()).purchaseToken).toBe(state.purchaseToken);
    const editor = getState(await open('editor'));
    expect(editor.purchaseToken).toBeNull();
    expect(editor.userData.currentUser.permissions.connect_user).toBe(false);
    expect(state.getModules.monitor).toMatchObject({ available: false });
  },
  offline: (check) => expectOffline(check, 'constant'),
  'offline-constant': (check) => expectOffline(check, 'constant'),
  'offline-filter': (check) => expectOffline(check, 'filter'),
  'offline-wp-local': (check) => expectOffline(check, 'wpLocalConstant'),
  'offline-url': (check) => expectOffline(check, 'url'),
  'identity-crisis'({ state }) {
    expect(state.connectionStatus).toMatchObject({ isInIdentityCrisis: true, isStaging: true, isActive: true });
  },
  staging({ state }) {
    expect(state.connectionStatus).toMatchObject({ isStaging: true, isInIdentityCrisis: false });
  },
  sandbox({ state }) {
    expect(state.connectionStatus.sandboxDomain).toBe('sandbox.example.com');
  },
  async 'connection-errors'({ state, site, get, open }) {
    expect(state.connectionStatus.errors).toEqual([
      expect.objectContaining({ action: 'reconnect', data: { api_error_code: 'invalid_token' } }),
    ]);
    expect(pageGlobal(await open(), 'JP_CONNECTION_INITIAL_STATE')).toMatchObject({
      connectionErrors: { invalid_token: { 0: { error_code: 'invalid_token' } } },
    });
    const response = await get('site');
    expect(refusal(response)).toBe('400 site_data_fetch_failed');
    expect(response.body).toMatchObject({ data: { api_error_code: 'invalid_token' } });
    expect(refusal(await get('rewind'))).toBe('400 rewind_data_fetch_failed');
    expect((await get('connection/test')).status).toBe(500);
    expect((await site.as('admin').post('connection/reconnect')).body).toEqual({ status: 'completed' });
    expect((await get('site')).status).toBe(200);
    expect(getState(await open()).connectionStatus.errors).toEqual([]);
  },
  async 'dev-version'({ state, get }) {
    expect(state).toMatchObject({ isDevVersion: true, currentVersion: '11.7-a.3' });
    const plugins = Object.values(parseResult(getPlugins, await get('plugins')));
    expect(plugins).toContainEqual(expect.objectContaining({ TextDomain: 'jetpack', Version: '11.7-a.3' }));
  },
  async overrides({ state, site, get }) {
    expect(state.getModules.sso).toMatchObject({ activated: true, override: 'active' });
    expect(state.getModules.stats).toMatchObject({ activated: false, override: 'inactive' });
    expect(state.getModules.monitor).toMatchObject({ activated: true, override: 'managed' });
    expect(state.getModules.likes).toMatchObject({ override: false });
    const admin = site.as('admin');
    for (const [slug, request] of [
      ['sso', false],
      ['stats', true],
      ['monitor', false],
    ] as const) {
      expect(refusal(await admin.post('settings', { [slug]: request }))).toBe('400 some_updated');
      expect(parseResult(getSettings, await get('settings'))[slug]).toBe(!request);
    }
  },
  async 'lost-updates'({ site, get }) {
    const admin = site.as('admin');
    await Promise.all(['monitor', 'likes', 'photon'].map((slug) => admin.post(`module/${slug}/active`, { active: false })));
    const { monitor, likes, photon } = parseResult(getSettings, await get('settings'));
    expect([monitor, likes, photon].filter((active) => !active)).toHaveLength(1);
  },
  async woa(check) {
    const { state, get } = check;
    expect(state.siteData).toMatchObject({
      isAtomicSite: true,
      isWoASite: true,
      isAtomicPlatform: true,
      showRecommendations: false,
    });
    await expectPlan(check, 'business-bundle', ['real-time-backups', 'search']);
    expect(planClass('business-bundle')).toBe('business');
    expect(parseResult(getSite, await get('site'))).toMatchObject({ options: { is_wpcom_atomic: true } });
    expect((await toRewind(check)).state).toBe('active');
    expect((await toScan(check)).threats).toEqual([]);
  },
  async multisite(check) {
    const { state, get, open } = check;
    expect(state.siteData).toMatchObject({ isMultisite: true, showMyJetpack: false });
    expect(state.useMyJetpackLicensingUI).toBe(false);
    expect(state.userData.currentUser.permissions).toMatchObject({
      network_admin: true,
      network_sites_page: true,
      manage_plugins: true,
    });
    const page = await open('admin2');
    const { permissions } = getState(page).userData.currentUser;
    expect(permissions).toMatchObject({
      network_admin: false,
      network_sites_page: false,
      manage_plugins: false,
      manage_options: true,
    });
    expect(page.text).not.toContain('/wp-admin/plugins.php');
    expect(refusal(await get('plugins', 'admin2'))).toBe('403 invalid_user_permission_activate_plugins');
    expect(parseResult(getSite, await get('site'))).toMatchObject({ is_multisite: true });
    expect(await toScan(check)).toMatchObject({ reason: 'multisite_not_supported' });
  },
};
