import {
  disconnectSite,
  getAuthorizeUrl,
  getConnectedPlugins,
  getConnectionData,
  getConnectionStatus,
  getConnectUrl,
  getTrackingSettings,
  markWooConnectionSeen,
  testConnection,
  unlinkUser,
  updateTrackingSettings,
} from '@site-admin/contracts';
import { linkAccount } from '../db/accounts';
import { findUserByLogin } from '../db/users';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { home, testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());

const link = (login: string) =>
  linkAccount(site.db, {
    userId: findUserByLogin(site.db, login)?.id ?? 0,
    id: 5,
    login: `${login}.account`,
    email: `${login}@example.com`,
    displayName: login,
    siteCount: 1,
  });

test("API-016 the connection status is public, and contains the caller's own part", async () => {
  site = await testSite();
  const forStranger = parseResult(getConnectionStatus, await site.stranger.get('connection'));
  expect(forStranger).toMatchObject({
    isActive: true,
    isRegistered: true,
    hasConnectedOwner: true,
    isUserConnected: false,
    isPublic: true,
  });
  expect(forStranger.offlineMode).toMatchObject({ isActive: false, constant: false });
  expect(parseResult(getConnectionStatus, await site.as('admin').get('connection')).isUserConnected).toBe(true);
});

test('API-015 connection data contains the user, account and rights, and the owner', async () => {
  site = await testSite();
  const data = parseResult(getConnectionData, await site.as('admin').get('connection/data'));
  expect(data.connectionOwner).toBe('Alex Admin');
  expect(data.currentUser).toMatchObject({ isConnected: true, isMaster: true, username: 'admin', blogId: 123456789 });
  expect(data.currentUser.wpcomUser).toMatchObject({ login: 'siteowner', site_count: 3 });
  const editor = parseResult(getConnectionData, await site.as('editor').get('connection/data'));
  expect(editor.currentUser).toMatchObject({ isConnected: false, isMaster: false, wpcomUser: { avatar: false } });
  expect(await outcomes(site, getConnectionData, 'stranger', 'subscriber')).toEqual({
    stranger: '401 invalid_user_permission_user_connection_data',
    subscriber: '200',
  });
});

test('API-015 without an owner only administrators get connection data', async () => {
  site = await testSite({ scenario: 'unconnected' });
  const data = parseResult(getConnectionData, await site.as('admin').get('connection/data'));
  expect(data).toMatchObject({ connectionOwner: null, currentUser: { blogId: false, isConnected: false } });
  expect(await outcomes(site, getConnectionData, 'editor')).toEqual({
    editor: '403 invalid_user_permission_user_connection_data',
  });
});

test('API-014 the authorization address contains the site, the user and the return address', async () => {
  site = await testSite();
  const path = 'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack';
  const { authorizeUrl } = parseResult(getAuthorizeUrl, await site.as('editor').get(path));
  const url = new URL(authorizeUrl);
  expect(url.searchParams.get('client_id')).toBe('123456789');
  expect(url.searchParams.get('user_login')).toBe('editor');
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  expect(back.searchParams.get('redirect')).toBe(`${new URL(home).origin}/wp-admin/admin.php?page=jetpack`);
  site.db.run('DELETE FROM accounts');
  expect(await outcomes(site, getAuthorizeUrl, 'editor', 'admin')).toEqual({
    editor: '403 invalid_user_permission_user_connection_data',
    admin: '200',
  });
});

test('API-018 connecting starts at the register address, or for a registered site at the provider, as a bare text', async () => {
  site = await testSite({ scenario: 'unconnected' });
  const register = parseResult(getConnectUrl, await site.as('admin').get('connection/url?from=dash'));
  expect(register).toMatch(/\/wp-admin\/admin\.php\?page=jetpack&action=register&_wpnonce=[0-9a-f]{10}&from=dash$/);
  await site.close();
  site = await testSite();
  const authorize = parseResult(getConnectUrl, await site.as('admin2').get('connection/url?redirect=admin.php%3Fpage%3Djetpack'));
  expect(authorize).toContain('client_id=123456789');
  const back = new URL(new URL(authorize).searchParams.get('redirect_uri') ?? '');
  expect(back.searchParams.get('redirect')).toContain('admin.php?page=jetpack');
  expect(await outcomes(site, getConnectUrl, 'stranger')).toEqual({ stranger: '401 invalid_user_permission_jetpack_connect' });
});

test('API-017 the connection test succeeds for users that may manage modules', async () => {
  site = await testSite();
  expect(parseResult(testConnection, await site.as('admin').get('connection/test')).code).toBe('success');
  expect(await outcomes(site, testConnection, 'editor')).toEqual({ editor: '403 invalid_user_permission_manage_modules' });
});

test('API-019 plugins that use the connection are returned as a list', async () => {
  site = await testSite();
  expect(parseResult(getConnectedPlugins, await site.as('admin').get('connection/plugins'))).toEqual([
    { name: 'Jetpack', slug: 'jetpack' },
  ]);
  expect(await outcomes(site, getConnectedPlugins, 'author')).toEqual({ author: '403 invalid_user_permission_activate_plugins' });
});

test('API-020 isActive false disconnects the site; any other value is refused and changes nothing', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(refusal(await admin.post('connection', {}))).toBe('400 rest_missing_callback_param');
  expect(refusal(await admin.post('connection', { isActive: true }))).toBe('400 rest_invalid_param');
  expect(refusal(await admin.post('connection', { isActive: 'false' }))).toBe('400 rest_invalid_param');
  expect(refusal(await site.as('editor').post('connection', { isActive: false }))).toBe(
    '403 invalid_user_permission_jetpack_disconnect',
  );
  expect(parseResult(getConnectionStatus, await admin.get('connection')).isActive).toBe(true);

  expect(parseResult(disconnectSite, await admin.post('connection', { isActive: false })).code).toBe('success');
  const after = parseResult(getConnectionStatus, await admin.get('connection'));
  expect(after).toMatchObject({ isActive: false, isRegistered: false, hasConnectedOwner: false, isUserConnected: false });
  expect(refusal(await admin.post('connection', { isActive: false }))).toBe('400 disconnect_failed');
  expect(refusal(await admin.get('site'))).toBe('400 site_data_fetch_failed');
});

test('API-021 a linked user other than the owner can unlink', async () => {
  site = await testSite();
  expect(await outcomes(site, { ...unlinkUser, body: { linked: false } }, 'admin2', 'admin')).toEqual({
    admin2: '403 invalid_user_permission_unlink_user',
    admin: '400 unlink_user_failed',
  });
  link('editor');
  const editor = site.as('editor');
  expect(refusal(await editor.post('connection/user', { linked: true }))).toBe('404 invalid_param');
  expect(refusal(await editor.post('connection/user', {}))).toBe('404 invalid_param');
  expect(parseResult(unlinkUser, await editor.post('connection/user', { linked: false })).code).toBe('success');
  expect(parseResult(getConnectionStatus, await editor.get('connection')).isUserConnected).toBe(false);
});

test('API-023 a user without a linked account counts as opted out of tracking', async () => {
  site = await testSite();
  expect(parseResult(getTrackingSettings, await site.as('admin').get('tracking/settings'))).toEqual({ tracks_opt_out: false });
  expect(parseResult(getTrackingSettings, await site.as('editor').get('tracking/settings'))).toEqual({ tracks_opt_out: true });
  expect(await outcomes(site, getTrackingSettings, 'stranger')).toEqual({ stranger: '401 invalid_user_permission_view_admin' });
});

test('API-024 a tracking choice is stored; it needs a linked account', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(parseResult(updateTrackingSettings, await admin.post('tracking/settings', { tracks_opt_out: true }))).toEqual({
    tracks_opt_out: true,
  });
  expect(parseResult(getTrackingSettings, await admin.get('tracking/settings'))).toEqual({ tracks_opt_out: true });
  expect(refusal(await admin.post('tracking/settings', { tracks_opt_out: 'nope' }))).toBe('400 rest_invalid_param');
  const editor = await site.as('editor').post('tracking/settings', { tracks_opt_out: false });
  expect(parseResult(updateTrackingSettings, editor)).toEqual({ tracks_opt_out: true });
});

test('API-025 the shop dialog is marked as seen once', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(parseResult(markWooConnectionSeen, await admin.post('seen-wc-connection-modal'))).toEqual({ success: true });
  expect(parseResult(markWooConnectionSeen, await admin.post('seen-wc-connection-modal'))).toEqual({ success: false });
  expect(refusal(await site.as('editor').post('seen-wc-connection-modal'))).toBe('403 invalid_user_permission_manage_modules');
});

test('API-013 registering checks argument, right and nonce', async () => {
  site = await testSite({ scenario: 'unconnected' });
  const admin = site.as('admin');
  expect(refusal(await admin.post('connection/register', {}))).toBe('400 rest_missing_callback_param');
  expect(refusal(await admin.post('connection/register', { registration_nonce: 'bad' }))).toBe('403 invalid_nonce');
  expect(refusal(await site.as('editor').post('connection/register', { registration_nonce: 'bad' }))).toBe(
    '403 invalid_user_permission_jetpack_connect',
  );
});
