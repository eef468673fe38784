import * as v from 'valibot';
import {
  canPurchasePlan,
  connectionStatus,
  currentUser,
  featureKeys,
  hasConnectedOwner,
  initialState,
  isConnectionOwner,
  isLinked,
  isOffline,
  isSiteConnected,
  isSiteRegistered,
  isSubscriber,
  permissionNames,
  siteConnectionStatus,
  siteFeatures,
  siteFlags,
  siteHas,
  userFlags,
  type ConnectionStatus,
  type PermissionName,
} from '../index';

const status = (changes: object = {}): ConnectionStatus => v.parse(connectionStatus, changes);
const userWho = (...may: PermissionName[]) =>
  v.parse(currentUser, { id: 1, permissions: Object.fromEntries(may.map((name) => [name, true])) });
const offline = status({ isActive: true, isRegistered: true, hasConnectedOwner: true, offlineMode: { isActive: true } });
const connected = status({ isActive: true, isRegistered: true, hasConnectedOwner: true });

test('ENT-006 a site is offline, connected or not; offline, it is neither connected nor registered', () => {
  expect([offline, connected, status()].map(siteConnectionStatus)).toEqual(['offline', true, false]);
  expect([offline, connected, status()].map(isSiteConnected)).toEqual([false, true, false]);
  expect([offline, connected, status()].map(isSiteRegistered)).toEqual([false, true, false]);
  expect([offline, connected].map(isOffline)).toEqual([true, false]);
  expect([connected, status()].map(hasConnectedOwner)).toEqual([true, false]);
});

test('ENT-006 every flag of the site is there, each from where the site says it', () => {
  const initial = v.parse(initialState, {
    WP_API_root: '/wp-json/',
    WP_API_nonce: 'n1',
    registrationNonce: 'r1',
    purchaseToken: 'abc',
    currentVersion: '11.6.1',
    adminUrl: 'https://example.org/wp-admin/',
    rawUrl: 'example.org::sub',
    pluginBaseUrl: 'https://example.org/p',
    isDevVersion: true,
    connectionStatus: {},
    getModules: { protect: { activated: true }, sso: { activated: false } },
    tracksUserData: { userid: 3, username: 'owner', blogid: 9 },
    siteData: { isMultisite: true, isAtomicSite: true, isWoASite: true, isAtomicPlatform: true, icon: 'i.png' },
    userData: { currentUser: { permissions: {} } },
  });
  const crisis = status({ isStaging: true, isInIdentityCrisis: true, sandboxDomain: 's', isPublic: false });
  expect(siteFlags(initial, crisis)).toEqual({
    version: '11.6.1',
    currentVersion: '11.6.1',
    adminUrl: 'https://example.org/wp-admin/',
    siteAdminUrl: 'https://example.org/wp-admin/',
    siteRawUrl: 'example.org::sub',
    siteIcon: 'i.png',
    siteTitle: '',
    apiRoot: '/wp-json/',
    apiNonce: 'n1',
    registrationNonce: 'r1',
    pluginBaseUrl: 'https://example.org/p',
    purchaseToken: 'abc',
    partnerCoupon: null,
    tracksUserData: { userid: 3, username: 'owner', blogid: 9 },
    connectionStatus: false,
    isDevVersion: true,
    isAtomicPlatform: true,
    isAtomicSite: true,
    isWoaSite: true,
    isStaging: true,
    isInIdentityCrisis: true,
    sandboxDomain: 's',
    isMultisite: true,
    isSitePublic: false,
    isOfflineMode: false,
    offlineModeReasons: { isActive: false, constant: false, url: false, filter: false, wpLocalConstant: false },
    isSiteConnected: false,
    hasConnectedOwner: false,
    activeModules: ['protect'],
  });
});

test.each([
  ['userCanManageModules', 'manage_modules'],
  ['userCanManageOptions', 'manage_options'],
  ['userCanManagePlugins', 'manage_plugins'],
  ['userCanEditPosts', 'edit_posts'],
  ['userCanPublish', 'publish_posts'],
  ['userCanConnectSite', 'connect'],
  ['userCanConnectAccount', 'connect_user'],
  ['userCanDisconnectSite', 'disconnect'],
  ['userCanPurchasePlan', 'manage_modules'],
  ['userCanViewStats', 'view_stats'],
] as const)('ENT-006 %s is true for who may %s, and for nobody else', (flag, right) => {
  expect(userFlags(userWho(right))[flag]).toBe(true);
  expect(userFlags(userWho(...permissionNames.filter((name) => name !== right)))[flag]).toBe(false);
});

test('ENT-006 the user is linked, owner or subscriber; the account says how many sites it has', () => {
  const linked = v.parse(currentUser, {
    isConnected: true,
    isMaster: true,
    gravatar: 'g.png',
    wpcomUser: { ID: '5', site_count: 3, avatar: 'a.png' },
    permissions: { edit_posts: true },
  });
  expect([isLinked(linked), isConnectionOwner(linked), isSubscriber(linked)]).toEqual([true, true, false]);
  expect(userFlags(linked).connectedWpComUser).toMatchObject({ ID: 5, site_count: 3 });
  const unlinked = v.parse(currentUser, { wpcomUser: { avatar: false }, permissions: {} });
  expect([isLinked(unlinked), isConnectionOwner(unlinked), isSubscriber(unlinked)]).toEqual([false, false, true]);
  expect(userFlags(unlinked).connectedWpComUser.site_count).toBeUndefined();
});

test('ENT-020 icon, addresses and pictures of site and user, and the account’s login, email and avatar', () => {
  const wpcomUser = { login: 'owner', email: 'owner@example.org', avatar: 'a.png' };
  const flags = userFlags(v.parse(currentUser, { gravatar: 'g.png', wpcomUser, permissions: {} }));
  expect(flags.userGravatar).toBe('g.png');
  expect(flags.connectedWpComUser).toMatchObject(wpcomUser);
  const initial = v.parse(initialState, {
    WP_API_root: '/',
    WP_API_nonce: '',
    rawUrl: 'example.org',
    adminUrl: '/wp-admin/',
    siteData: { icon: 'i.png' },
    connectionStatus: {},
    userData: { currentUser: { permissions: {} } },
  });
  expect(siteFlags(initial, status())).toMatchObject({
    siteIcon: 'i.png',
    siteRawUrl: 'example.org',
    siteAdminUrl: '/wp-admin/',
  });
});

test('ROLE-006 who manages modules sees plan promotions; who may do all else does not', () => {
  expect(canPurchasePlan(userWho('manage_modules'))).toBe(true);
  expect(canPurchasePlan(userWho(...permissionNames.filter((name) => name !== 'manage_modules')))).toBe(false);
});

test.each(['antispam', 'backups', 'google-analytics', 'instant-search', 'scan', 'videopress', 'wordads', 'support'] as const)(
  'ENT-009 the site has %s when it is among its active features',
  (key) => {
    expect(siteHas(v.parse(siteFeatures, { active: [key] }), key)).toBe(true);
    expect(siteHas(v.parse(siteFeatures, { active: ['other'], available: { [key]: ['jetpack_complete'] } }), key)).toBe(false);
    expect(siteHas(undefined, key)).toBe(false);
  },
);

test.each(['videopress', 'videopress-1tb-storage', 'videopress-unlimited-storage', 'search', 'instant-search'] as const)(
  'ENT-023 %s is a feature the page can ask for',
  (key) => {
    expect(featureKeys).toContain(key);
    expect(siteHas(v.parse(siteFeatures, { active: [key] }), key)).toBe(true);
  },
);
