import { createNonce } from '../nonce/nonce';
import { hiddenFields, getBrowser, type Browser, type Page } from '../testing/browser';
import { builtShell, removeFolders } from '../testing/folders';
import { runOperatorAction } from '../testing/operator';
import { testSite, type TestSite } from '../testing/site';
import { findUserByLogin } from '../db/users';
import * as v from 'valibot';

let site: TestSite;
afterEach(() => site.close());
afterAll(removeFolders);

const getInitialState = (page: Page) =>
  v.parse(
    v.looseObject({
      registrationNonce: v.string(),
      jetpackStateNotices: v.looseObject({ messageCode: v.nullable(v.string()), errorCode: v.nullable(v.string()) }),
      connectionStatus: v.looseObject({
        isRegistered: v.boolean(),
        isUserConnected: v.boolean(),
        hasConnectedOwner: v.boolean(),
      }),
      userData: v.looseObject({ currentUser: v.looseObject({ isMaster: v.boolean(), wpcomUser: v.looseObject({}) }) }),
    }),
    JSON.parse(decodeURIComponent(/Initial_State=JSON\.parse\(decodeURIComponent\("([^"]*)"/.exec(page.text)?.[1] ?? '')),
  );

async function start(scenario: string, login = 'admin') {
  site = await testSite({ scenario, shell: builtShell() });
  const home = await site.listen();
  return { home, browser: await getBrowser(home, login) };
}

const host = '/wp-admin/admin.php?page=jetpack';

async function authorizeUrlAfterRegistering(browser: Browser, redirectUri = 'admin.php?page=jetpack'): Promise<string> {
  const { registrationNonce } = getInitialState(await browser.open(host));
  const response = await browser.call('connection/register', {
    registration_nonce: registrationNonce,
    no_iframe: true,
    redirect_uri: redirectUri,
  });
  expect(response.status).toBe(200);
  return v.parse(v.object({ authorizeUrl: v.string() }), response.json()).authorizeUrl;
}

/** Opens the authorization page and submits a decision. */
async function decide(browser: Browser, authorizeUrl: string, decision: string, account = '987654321'): Promise<Page> {
  const page = await browser.open(authorizeUrl);
  expect(page.status).toBe(200);
  return browser.send(`${site.provider}/jetpack.authorize/1/`, { ...hiddenFields(page.text), decision, account });
}

test('API-013 registering, approving and returning connects the site, links the account and shows one notice', async () => {
  const { browser, home } = await start('unconnected');
  const authorizeUrl = await authorizeUrlAfterRegistering(browser);
  expect(new URL(authorizeUrl).origin).toBe(site.provider);
  expect(getInitialState(await browser.open(host)).connectionStatus).toMatchObject({
    isRegistered: true,
    isUserConnected: false,
    hasConnectedOwner: false,
  });

  const back = await browser.follow(await decide(browser, authorizeUrl, 'approve', '987654323'));
  expect(back.url).toBe(`${home}${host}`);
  const state = getInitialState(back);
  expect(state.connectionStatus).toMatchObject({ isRegistered: true, isUserConnected: true, hasConnectedOwner: true });
  expect(state.userData.currentUser).toMatchObject({ isMaster: true, wpcomUser: { login: 'agency', site_count: 25 } });
  expect(state.jetpackStateNotices).toMatchObject({ messageCode: 'authorized', errorCode: null });
  expect(getInitialState(await browser.open(host)).jetpackStateNotices.messageCode).toBeNull();
  expect((await browser.call('connection/test')).status).toBe(200);
});

test('a second user links another account, and cannot link one that is linked already', async () => {
  const { browser } = await start('connected', 'editor');
  const { authorizeUrl } = v.parse(
    v.object({ authorizeUrl: v.string() }),
    (await browser.call('connection/authorize_url?redirect_uri=admin.php%3Fpage%3Djetpack')).json(),
  );
  const refused = await decide(browser, authorizeUrl, 'approve', '987654321');
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('no user of this site has linked');
  const state = getInitialState(await browser.follow(await decide(browser, authorizeUrl, 'approve', '987654324')));
  expect(state.jetpackStateNotices.messageCode).toBe('linked');
  expect(state.userData.currentUser).toMatchObject({ isMaster: false, wpcomUser: { login: 'coworker', site_count: 2 } });

  expect((await browser.call('connection/user', { linked: false })).status).toBe(200);
  expect(getInitialState(await browser.open(host)).connectionStatus.isUserConnected).toBe(false);
});

test('a second administrator links an account, and the owner does not change', async () => {
  const { browser } = await start('connected', 'admin2');
  const asked = await browser.call('connection/authorize_url?redirect_uri=admin.php%3Fpage%3Djetpack');
  const { authorizeUrl } = v.parse(v.object({ authorizeUrl: v.string() }), asked.json());
  const state = getInitialState(await browser.follow(await decide(browser, authorizeUrl, 'approve', '987654322')));
  expect(state.jetpackStateNotices).toMatchObject({ messageCode: 'linked', errorCode: null });
  expect(state.connectionStatus).toMatchObject({ isUserConnected: true, hasConnectedOwner: true });
  expect(state.userData.currentUser).toMatchObject({ isMaster: false, wpcomUser: { login: 'onesite' } });
});

test('returning a second time shows that the user is connected already', async () => {
  const { browser } = await start('unconnected');
  const authorizeUrl = await authorizeUrlAfterRegistering(browser);
  const [first, second] = [await decide(browser, authorizeUrl, 'approve'), await decide(browser, authorizeUrl, 'approve')];
  await browser.follow(first);
  const state = getInitialState(await browser.follow(second));
  expect(state.jetpackStateNotices).toMatchObject({ messageCode: 'already_authorized', errorCode: null });
  expect(state.connectionStatus).toMatchObject({ isUserConnected: true, hasConnectedOwner: true });
});

test.each(['admin.php?page=jetpack#/settings', 'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_1'])(
  'the return address is the one the page requested: %s',
  async (redirectUri) => {
    const { browser, home } = await start('unconnected');
    const approved = await decide(browser, await authorizeUrlAfterRegistering(browser, redirectUri), 'approve');
    const back = await browser.open(approved.location ?? '');
    expect(new URL(back.location ?? '', home).href).toBe(`${home}/wp-admin/${redirectUri}`);
  },
);

test.each([
  ['deny', 'access_denied'],
  ['wrong-state', 'wrong_state'],
  ['wrong-code', 'invalid_token'],
  ['no-code', 'no_code'],
])('an authorization that ends with "%s" links no account, and the page shows %s', async (decision, code) => {
  const { browser } = await start('unconnected');
  const state = getInitialState(
    await browser.follow(await decide(browser, await authorizeUrlAfterRegistering(browser), decision)),
  );
  expect(state.jetpackStateNotices).toMatchObject({ errorCode: code, messageCode: null });
  expect(state.connectionStatus).toMatchObject({ isUserConnected: false, hasConnectedOwner: false });
});

test('a code is valid once, and only for the user that started the authorization', async () => {
  const { browser, home } = await start('unconnected');
  const authorizeUrl = await authorizeUrlAfterRegistering(browser);
  const approved = await decide(browser, authorizeUrl, 'approve');
  const stolen = await getBrowser(home, 'admin2');
  expect((await stolen.open(approved.location ?? '')).status).toBe(403);
  await browser.follow(approved);
  await browser.call('connection', { isActive: false });
  const again = getInitialState(await browser.follow(await browser.open(approved.location ?? '')));
  expect(again.jetpackStateNotices.errorCode).not.toBeNull();
  expect(again.connectionStatus.isUserConnected).toBe(false);
});

test('a link with a changed secret is refused by the exchange', async () => {
  const { browser } = await start('unconnected');
  const forged = new URL(await authorizeUrlAfterRegistering(browser));
  forged.searchParams.set('secret', 'another');
  const state = getInitialState(await browser.follow(await decide(browser, forged.href, 'approve')));
  expect(state.jetpackStateNotices.errorCode).toBe('secrets_mismatch');
});

test('the authorization page redirects to the requesting site only', async () => {
  const { browser } = await start('unconnected');
  const forged = new URL(await authorizeUrlAfterRegistering(browser));
  forged.searchParams.set('redirect_uri', 'http://127.0.0.1:9/wp-admin/admin.php');
  expect((await browser.open(forged.href)).status).toBe(400);
  forged.searchParams.set('redirect_uri', 'https://example.org/wp-admin/admin.php');
  expect((await browser.open(forged.href)).status).toBe(400);
  const foreign = await fetch(`${site.provider}/jetpack.authorize/1/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://127.0.0.1:9' },
    body: 'decision=approve',
  });
  expect(foreign.status).toBe(403);
});

test('API-013 a provider that is unreachable, or cannot reach the site, does not register it', async () => {
  const { browser } = await start('unconnected');
  const { registrationNonce } = getInitialState(await browser.open(host));
  const wrong = await browser.call('connection/register', { registration_nonce: registrationNonce.replace(/./g, '0') });
  expect([wrong.status, v.parse(v.looseObject({ code: v.string() }), wrong.json()).code]).toEqual([403, 'invalid_nonce']);
  // With inject, the site reports an address at which nothing listens.
  const admin = site.as('admin');
  const nonce = createNonce(site.db, site.clock.now, 'jetpack-registration-nonce', {
    userId: findUserByLogin(site.db, 'admin')?.id ?? 0,
    session: admin.session,
  });
  const unseen = await admin.post('connection/register', { registration_nonce: nonce }, { host: '127.0.0.1:9' });
  expect(unseen.body).toMatchObject({ code: 'site_inaccessible', data: { status: 500 } });
  await site.stopProvider();
  const silent = await admin.post('connection/register', { registration_nonce: nonce });
  expect(silent.body).toMatchObject({ code: 'register_http_request_failed', data: { status: 500 } });
});

test('the register link of an unregistered site leads directly to the authorization page', async () => {
  const { browser } = await start('unconnected');
  const url: unknown = (await browser.call('connection/url')).json();
  const page = await browser.open(String(url));
  expect(new URL(page.location ?? '').pathname).toBe('/jetpack.authorize/1/');
  const state = getInitialState(await browser.follow(await decide(browser, page.location ?? '', 'approve')));
  expect(state.jetpackStateNotices.messageCode).toBe('authorized');
  expect((await browser.open(String(url).replace(/_wpnonce=\w+/, '_wpnonce=0'))).status).toBe(403);
});

test('API-022 after the connection was repaired the next page shows a notice, once', async () => {
  const { browser } = await start('connected');
  await runOperatorAction(site, 'tokens', { break: 'blog' });
  expect((await browser.call('connection/reconnect', {})).json()).toEqual({ status: 'completed' });
  const shown = async () => getInitialState(await browser.open(host)).jetpackStateNotices.messageCode;
  expect(await shown()).toBe('reconnection_completed');
  expect(await shown()).toBeNull();
});
