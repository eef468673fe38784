import * as v from 'valibot';
import { connectionError, connectionStatus, initialState, siteModule, type WireInitialState } from '../index';

const everything: WireInitialState = {
  WP_API_root: 'https://example.org/wp-json/',
  WP_API_nonce: 'n1',
  connectionStatus: {
    isActive: true,
    isStaging: false,
    isRegistered: true,
    isUserConnected: true,
    hasConnectedOwner: true,
    offlineMode: { isActive: false, constant: false, url: false, filter: false, wpLocalConstant: false },
    isPublic: true,
    isInIdentityCrisis: false,
    sandboxDomain: '',
    errors: [],
  },
  userData: { currentUser: { id: 1, username: 'admin', permissions: { manage_modules: true } } },
};

const stateWith = (changes: Record<string, unknown> = {}) => v.parse(initialState, { ...everything, ...changes });
const missing = (wire: unknown) => (v.safeParse(initialState, wire).issues ?? []).map((issue) => v.getDotPath(issue));

test('only what nothing can work without is required', () => {
  expect(missing({})).toEqual(['WP_API_root', 'WP_API_nonce', 'connectionStatus', 'userData']);
  expect(missing({ ...everything, WP_API_root: '' })).toEqual(['WP_API_root']);
  expect(missing({ ...everything, userData: { currentUser: { id: 1 } } })).toEqual(['userData.currentUser.permissions']);
  expect(missing(everything)).toEqual([]);
  expect(missing(undefined)).toEqual([null]);
});

test('unknown members pass', () => {
  expect(stateWith({ brand_new: { of: 'a later version' } })).toMatchObject({ brand_new: { of: 'a later version' } });
});

test('ENT-001 the connection status has every flag, and one that is left out is off', () => {
  expect(v.parse(connectionStatus, everything.connectionStatus)).toEqual(everything.connectionStatus);
  expect(v.parse(connectionStatus, { isActive: true })).toEqual({
    isActive: true,
    isStaging: false,
    isRegistered: false,
    isUserConnected: false,
    hasConnectedOwner: false,
    offlineMode: { isActive: false, constant: false, url: false, filter: false, wpLocalConstant: false },
    isInIdentityCrisis: false,
    sandboxDomain: '',
    errors: [],
  });
});

test('ENT-001 an identity crisis may be given as an object of details instead of true', () => {
  expect(v.parse(connectionStatus, { isInIdentityCrisis: { error_code: 'x' } }).isInIdentityCrisis).toBe(true);
});

test('ENT-002 a partner coupon names code, preset, partner with logo, and product', () => {
  const coupon = {
    coupon_code: 'IONOS_IONA_1',
    preset: 'IONA',
    partner: { name: 'IONOS', prefix: 'IONOS', logo: { src: '/images/ionos-logo.jpg', width: 119, height: 32 } },
    product: { slug: 'jetpack_backup_daily', title: 'Backup', features: ['a', 'b', 'c'] },
  };
  const { partnerCoupon } = stateWith({ partnerCoupon: coupon });
  expect(partnerCoupon).toMatchObject(coupon);
  expect(partnerCoupon?.partner.logo?.width).toBe(119);
  expect(stateWith({ partnerCoupon: false }).partnerCoupon).toBeNull();
  expect(missing({ ...everything, partnerCoupon: { ...coupon, coupon_code: 3 } })).toEqual(['partnerCoupon.coupon_code']);
});

test('ENT-004 a module has all the page shows of it', () => {
  const wire = {
    module: 'comments',
    name: 'Comments',
    description: 'Readers comment by their accounts.',
    long_description: '<p>More</p>',
    learn_more_button: 'https://example.org/more',
    activated: true,
    requires_connection: true,
    requires_user_connection: false,
    override: 'inactive' as const,
    options: {
      jetpack_comment_form_color_scheme: {
        type: 'string',
        enum: ['light', 'dark'],
        enum_labels: { light: 'Light &amp; bright', dark: 'Dark' },
        current_value: 'light',
        jp_group: 'comments',
      },
    },
  };
  const comments = v.parse(siteModule, wire);
  expect(comments).toMatchObject({ ...wire, options: expect.anything() });
  expect(comments.options['jetpack_comment_form_color_scheme']).toMatchObject({
    current_value: 'light',
    enum_labels: { light: 'Light & bright', dark: 'Dark' },
  });
});

test('ENT-004 a module with a slug only is inactive, available and not forced', () => {
  expect(v.parse(siteModule, { module: 'blocks', additional_search_queries: 'blocks' })).toMatchObject({
    module: 'blocks',
    name: '',
    activated: false,
    available: true,
    override: false,
    options: {},
    additional_search_queries: 'blocks',
  });
});

test('ENT-005 a connection error has its action, its message, and the provider’s codes', () => {
  const error = {
    code: 'connection_error',
    message: 'Broken.',
    action: 'reconnect',
    data: { api_error_code: 'unknown_token', api_http_code: 403 },
  };
  expect(v.parse(connectionError, error)).toEqual(error);
  expect(v.parse(connectionError, { code: 'x', message: '' }).action).toBeUndefined();
  expect(v.parse(connectionStatus, { errors: [error] }).errors).toEqual([error]);
});

test('ENT-010 the license state has error, counts and the dismissed notice', () => {
  const licensing = {
    error: 'No such key.',
    showLicensingUi: true,
    userCounts: { attached: 1, detached: 2 },
    activationNoticeDismiss: { last_detached_count: 2, last_dismissed_time: '2022-12-01T00:00:00+00:00' },
  };
  expect(stateWith({ licensing }).licensing).toEqual(licensing);
  expect(stateWith().licensing).toMatchObject({ error: '', activationNoticeDismiss: { last_detached_count: null } });
});

test('ENT-010 counts that could not be fetched are unknown, not none', () => {
  const failed = { errors: { failed_to_fetch_data: ['Sorry'] }, error_data: { failed_to_fetch_data: { status: 500 } } };
  expect(stateWith({ licensing: { userCounts: failed } }).licensing.userCounts.detached).toBeUndefined();
});

test('ENT-011 what the site leaves out of its data has the defaults of the page', () => {
  const expected = {
    showBackups: true,
    showRecommendations: false,
    showMyJetpack: true,
    showPromotions: true,
    isAtomicSite: false,
    isWoASite: false,
    isAtomicPlatform: false,
    isMultisite: false,
    dateFormat: false,
    siteVisibleToSearchEngines: true,
  };
  expect(stateWith().siteData).toMatchObject(expected);
  expect(stateWith({ siteData: { blog_id: 3 } }).siteData).toMatchObject({ blog_id: 3, ...expected });
  expect(stateWith({ siteData: { showBackups: false, showRecommendations: true } }).siteData).toMatchObject({
    showBackups: false,
    showRecommendations: true,
  });
});

test('ENT-026 state notices have their codes, the description and the release post', () => {
  const jetpackStateNotices = {
    errorCode: 'access_denied',
    messageCode: 'authorized',
    errorDescription: 'Why',
    messageContent: {
      release_post_content: '<p>New</p>',
      release_post_featured_image: null,
      release_post_title: 'Version 12',
    },
  };
  expect(stateWith({ jetpackStateNotices }).jetpackStateNotices).toEqual(jetpackStateNotices);
  expect(stateWith().jetpackStateNotices).toEqual({
    errorCode: null,
    messageCode: null,
    errorDescription: null,
    messageContent: null,
  });
});

test('ENT-016 new recommendations are a list, also when filtering left gaps in it', () => {
  expect(stateWith({ newRecommendations: { 1: 'protect', 4: 'boost' } }).newRecommendations).toEqual(['protect', 'boost']);
  expect(stateWith().newRecommendations).toEqual([]);
});

test('ENT-006 ENT-020 flags of the site and its user are read from the initial state', () => {
  const tracksUserData = { userid: 3, username: 'owner', blogid: 9 };
  const site = {
    adminUrl: '/wp-admin/',
    rawUrl: 'example.org::sub',
    purchaseToken: 'abc',
    currentVersion: '11.6.1',
    isDevVersion: true,
  };
  const wpcomUser = { login: 'owner', email: 'owner@example.org', avatar: 'a.png', site_count: 3 };
  const state = stateWith({
    ...site,
    tracksUserData,
    siteData: { icon: 'i.png' },
    connectionStatus: { isStaging: true, isInIdentityCrisis: true, sandboxDomain: 's', isPublic: false },
    userData: { currentUser: { gravatar: 'g.png', wpcomUser, permissions: {} } },
  });
  expect(state).toMatchObject({ ...site, tracksUserData, siteData: { icon: 'i.png' } });
  expect(state.connectionStatus).toMatchObject({
    isStaging: true,
    isInIdentityCrisis: true,
    sandboxDomain: 's',
    isPublic: false,
  });
  expect(state.userData.currentUser).toMatchObject({ gravatar: 'g.png', wpcomUser });
});

test('ENT-006 an unlinked user has no account, and what the site left out is unknown rather than zero', () => {
  const { currentUser } = stateWith({ userData: { currentUser: { wpcomUser: { avatar: false }, permissions: {} } } }).userData;
  expect(currentUser).toMatchObject({ isConnected: false, isMaster: false, wpcomUser: { login: '', avatar: false } });
  expect(currentUser.wpcomUser.site_count).toBeUndefined();
  expect(stateWith({ connectionStatus: {}, tracksUserData: false })).toMatchObject({ tracksUserData: null });
});
