import { confirmSafeMode, getConnectionStatus, getSite, migrateSite, reconnectSite, startFresh } from '@site-admin/contracts';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { getBrowser, hiddenFields, type Browser, type Page } from '../testing/browser';
import { builtShell, removeFolders } from '../testing/folders';
import { runOperatorAction } from '../testing/operator';
import { getState } from '../testing/page';
import { testSite, type TestSite } from '../testing/site';
import * as v from 'valibot';

let site: TestSite;
let browser: Browser;
let home: string;
afterEach(() => site.close());
afterAll(removeFolders);

async function start(scenario: string) {
  site = await testSite({ scenario });
  home = await site.listen();
  browser = await getBrowser(home, 'admin');
}

const status = async () => parseResult(getConnectionStatus, await site.as('admin').get('connection'));
const parsed = (page: Page) => v.parse(reconnectSite.result, page.json());

/** Approves on the page that `in_progress` redirects to. */
async function approve(authorizeUrl: string) {
  const page = await browser.open(authorizeUrl);
  const fields = { ...hiddenFields(page.text), decision: 'approve', account: '987654321' };
  await browser.follow(await browser.send(`${site.provider}/jetpack.authorize/1/`, fields));
}

test('API-022 with a broken site token reconnecting renews it', async () => {
  await start('connected');
  await runOperatorAction(site, 'tokens', { break: 'blog' });
  expect((await browser.call('site')).status).toBe(400);
  expect(parsed(await browser.call('connection/reconnect', {}))).toEqual({ status: 'completed' });
  expect((await browser.call('site')).status).toBe(200);
  expect(await status()).toMatchObject({ isRegistered: true, hasConnectedOwner: true });
});

test('a refused site token is a connection error until it is accepted again', async () => {
  site = await testSite({ scenario: 'connected', shell: builtShell() });
  await site.listen();
  const admin = site.as('admin');
  const errors = async () => getState(await admin.get('/wp-admin/admin.php?page=jetpack')).connectionStatus.errors;
  await runOperatorAction(site, 'tokens', { break: 'user' });
  await admin.get('licensing/user/counts');
  expect(await errors()).toEqual([]);
  await runOperatorAction(site, 'tokens', { break: 'blog' });
  expect(await errors()).toEqual([]);
  expect((await admin.get('scan')).status).toBe(400);
  expect(await errors()).toMatchObject([{ action: 'reconnect', data: { api_error_code: 'invalid_token' } }]);
  await runOperatorAction(site, 'tokens', { break: 'none' });
  expect((await admin.get('scan')).status).toBe(200);
  expect(await errors()).toEqual([]);
});

test('API-022 with a broken user token reconnecting unlinks the user, to be linked again', async () => {
  await start('connected');
  await runOperatorAction(site, 'tokens', { break: 'user' });
  expect((await browser.call('licensing/user/counts')).status).toBe(400);
  const response = parsed(await browser.call('connection/reconnect', {}));
  expect(await status()).toMatchObject({ isRegistered: true, isUserConnected: false });
  expect(response.status).toBe('in_progress');
  await approve(String(response.authorizeUrl));
  expect(await status()).toMatchObject({ isUserConnected: true, hasConnectedOwner: true });
  expect((await browser.call('licensing/user/counts')).status).toBe(200);
});

test.each(['both', 'none'])('API-022 with %s of the tokens broken the site registers again, as the same site', async (broken) => {
  await start('connected');
  await browser.call('site');
  await runOperatorAction(site, 'tokens', { break: broken });
  const response = parsed(await browser.call('connection/reconnect', {}));
  expect(response.status).toBe('in_progress');
  expect(new URL(String(response.authorizeUrl)).searchParams.get('client_id')).toBe('123456789');
  expect(await status()).toMatchObject({ isRegistered: true, hasConnectedOwner: false });
  await approve(String(response.authorizeUrl));
  expect(await status()).toMatchObject({ isUserConnected: true, hasConnectedOwner: true });
});

test('API-022 an unconnected site is registered; without a provider nothing is removed; other users may not', async () => {
  await start('unconnected');
  expect(parsed(await browser.call('connection/reconnect', {})).status).toBe('in_progress');
  expect(await status()).toMatchObject({ isRegistered: true });
  await site.close();
  await start('connected');
  expect(await outcomes(site, reconnectSite, 'editor', 'stranger')).toEqual({
    editor: '403 invalid_user_permission_jetpack_disconnect',
    stranger: '401 invalid_user_permission_jetpack_disconnect',
  });
  await site.stopProvider();
  expect(refusal(await site.as('admin').post('connection/reconnect'))).toBe('500 register_http_request_failed');
  expect(await status()).toMatchObject({ isRegistered: true, hasConnectedOwner: true });
});

const denied = { editor: '403 invalid_user_permission_identity_crisis', stranger: '401 invalid_user_permission_identity_crisis' };

test('API-070 safe mode keeps the site from calling the provider, and can be confirmed again', async () => {
  await start('identity-crisis');
  expect((await status()).isStaging).toBe(true);
  expect(parseResult(confirmSafeMode, await site.as('admin').post('identity-crisis/confirm-safe-mode')).code).toBe('success');
  expect((await status()).isStaging).toBe(true);
  expect(await outcomes(site, confirmSafeMode, 'editor', 'stranger')).toEqual(denied);
  expect((await site.as('admin').post('identity-crisis/confirm-safe-mode')).status).toBe(200);
});

test('API-072 migrating sends the new address to the provider, and ends the crisis with all data kept', async () => {
  await start('identity-crisis');
  const url = async () => v.parse(getSite.result, (await browser.call('site')).json()).URL;
  expect(await url()).not.toBe(home);
  expect((await browser.call('identity-crisis/migrate', {})).status).toBe(200);
  expect(await url()).toBe(home);
  expect(await status()).toMatchObject({ isStaging: false, isRegistered: true, isUserConnected: true });
  // Without a crisis there is nothing to end; that is not an error.
  expect((await site.as('admin').post('identity-crisis/migrate')).status).toBe(200);
  expect(await outcomes(site, migrateSite, 'editor', 'stranger')).toEqual(denied);
});

test('API-072 a migration that does not reach the provider changes nothing', async () => {
  await start('identity-crisis');
  await site.stopProvider();
  expect(refusal(await site.as('admin').post('identity-crisis/migrate'))).toBe('500 error_setting_jetpack_migrate');
  expect((await status()).isStaging).toBe(true);
});

test('API-071 a fresh start gives the site its own identity, to be authorized', async () => {
  await start('identity-crisis');
  const response = await browser.call('identity-crisis/start-fresh', { redirect_uri: 'admin.php?page=jetpack' });
  const url = v.parse(startFresh.result, response.json());
  const blogId = new URL(url).searchParams.get('client_id');
  expect(blogId).not.toBe('123456789');
  expect(await status()).toMatchObject({ isStaging: false, isRegistered: true, isUserConnected: false });
  await approve(url);
  expect(await status()).toMatchObject({ isUserConnected: true, hasConnectedOwner: true });
  expect(String(v.parse(getSite.result, (await browser.call('site')).json()).ID)).toBe(blogId);
  expect(await outcomes(site, startFresh, 'editor', 'stranger')).toEqual(denied);
});
