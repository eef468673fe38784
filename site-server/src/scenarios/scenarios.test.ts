import { getConnectionData, getConnectionStatus, getModules, getSettings, type InitialState } from '@site-admin/contracts';
import { parseResult } from '../testing/responses';
import { hasCaptures, recordedInitialState, shapeDifferences } from '../testing/captures';
import { builtShell, removeFolders } from '../testing/folders';
import { pageGlobal, getState } from '../testing/page';
import { connectionChecks } from '../testing/scenario-checks/connection-checks';
import { offersSettings } from '../testing/scenario-checks/context';
import { offerChecks } from '../testing/scenario-checks/offer-checks';
import { testSite, type TestSite } from '../testing/site';
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
const checks = { ...connectionChecks, ...offerChecks };

/** Features limited to some scenarios, so that no other has one by mistake. */
const only: Readonly<Record<string, readonly [of: readonly string[], holds: (state: InitialState) => boolean]>> = {
  'a purchase token': [['site-connected'], ({ purchaseToken }) => purchaseToken !== null],
  'a coupon': [['partner-coupon', 'partner-coupon-connected'], ({ partnerCoupon }) => partnerCoupon !== null],
  'connection errors': [['connection-errors'], ({ connectionStatus }) => connectionStatus.errors.length > 0],
  'an identity crisis': [['identity-crisis'], ({ connectionStatus }) => connectionStatus.isInIdentityCrisis],
  'a staging copy': [['staging', 'identity-crisis'], ({ connectionStatus }) => connectionStatus.isStaging],
  'a sandbox': [['sandbox'], ({ connectionStatus }) => connectionStatus.sandboxDomain !== ''],
  'no connection': [['unconnected', 'partner-coupon', 'offline'], ({ connectionStatus }) => !connectionStatus.isRegistered],
  'a network': [['multisite'], ({ siteData }) => siteData.isMultisite],
  'hosted by the provider': [['woa'], ({ siteData }) => siteData.isWoASite],
  'a development version': [['dev-version'], ({ isDevVersion }) => isDevVersion],
  'a shop': [['woo'], ({ isWooCommerceActive }) => isWooCommerceActive],
  'a licensing error': [['licensing-error'], ({ licensing }) => licensing.error !== ''],
  'detached licenses': [['detached-licenses'], ({ licensing }) => (licensing.userCounts.detached ?? 0) > 0],
  'modules overridden by code': [['overrides'], ({ getModules: all }) => Object.values(all).some(({ override }) => override)],
};

/** Where the recorded site has another type, as it was a single site. */
const differs = [
  /sanitize_callback$/,
  /features\.available\./,
  /^(purchaseToken|partnerCoupon|tracksUserData)/,
  /currentUser\.wpcomUser/,
  /unavailable_reason$/,
  /override$/,
  /configurable$/,
  /^licensing\.userCounts/,
  // The recorded site had been connected before.
  /post_by_email_address/,
];

/** Asserts what holds in every scenario: page and calls agree, and the page matches its contract. */
async function expectAgreement(name: string): Promise<InitialState> {
  const page = await open();
  expect(page.status).toBe(200);
  const state = getState(page);
  for (const [what, [of, holds]] of Object.entries(only)) expect([what, holds(state)]).toEqual([what, of.includes(name)]);
  if (hasCaptures) {
    const recorded = recordedInitialState(state.connectionStatus.isRegistered ? 'connected-admin' : 'unconnected-admin');
    expect(shapeDifferences(recorded, pageGlobal(page, 'Initial_State'), differs)).toEqual([]);
  }
  const { isInIdentityCrisis: _crisis, sandboxDomain: _sandbox, errors: _errors, ...status } = state.connectionStatus;
  expect(parseResult(getConnectionStatus, await get('connection'))).toMatchObject(status);
  const connection = pageGlobal(page, 'JP_CONNECTION_INITIAL_STATE');
  expect(connection).toMatchObject({ connectionStatus: status, apiRoot: state.WP_API_root });
  expect(connection).not.toHaveProperty('connectionStatus.errors');
  const settings = parseResult(getSettings, await get('settings'));
  expect(settings).toEqual(state.settings);
  const modules = parseResult(getModules, await get('module/all'));
  for (const [slug, { activated, override }] of Object.entries(modules)) {
    expect([slug, activated, override]).toEqual([slug, state.getModules[slug]?.activated, state.getModules[slug]?.override]);
    if (!state.connectionStatus.offlineMode.isActive) expect([slug, settings[slug]]).toEqual([slug, activated]);
  }
  if (!state.connectionStatus.offlineMode.isActive) {
    const { currentUser } = parseResult(getConnectionData, await get('connection/data'));
    expect(currentUser).toMatchObject({ permissions: state.userData.currentUser.permissions });
    expect(currentUser.blogId || 0).toBe(state.siteData.blog_id);
  }
  expect(offersSettings(page)).toBe(state.connectionStatus.isActive || state.connectionStatus.offlineMode.isActive);
  expect(scenarios.get(name)?.about.length).toBeGreaterThan(20);
  return state;
}

test('every scenario has a check of its purpose', () => {
  expect(Object.keys(checks).sort()).toEqual([...scenarios.keys()].sort());
});

test.each([...scenarios.keys()])('API-083 a site that begins as "%s" matches it in page and calls', async (name) => {
  site = await testSite({ scenario: name, shell });
  const state = await expectAgreement(name);
  await checks[name]?.({ site, state, open, get });
});

(hasCaptures ? test : test.skip).each(seededUsers.map(({ login }) => login))(
  'API-083 the page of %s has the recorded shape, for any role and linked account',
  async (login) => {
    site = await testSite({ scenario: 'connected-linked', shell });
    const state = pageGlobal(await open(login), 'Initial_State');
    expect(shapeDifferences(recordedInitialState('connected-admin'), state, differs)).toEqual([]);
  },
);
