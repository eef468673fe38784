import * as v from 'valibot';
import { createNonce, isNonce } from '../nonce/nonce';
import { testPassword, testSite, type TestSite } from '../testing/site';
import { hashPassword, isPassword, passwordCost } from './password';
import { safeRedirect } from './routes';

let site: TestSite;
afterEach(() => site?.close());

async function signIn(log: string, pwd: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await site.app.inject({
    method: 'POST',
    url: '/wp-login.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ log, pwd, ...more }).toString(),
  });
  const cookie = v.parse(
    v.fallback(
      v.pipe(
        v.array(v.string()),
        v.transform((all) => all.at(-1) ?? ''),
      ),
      '',
    ),
    [response.headers['set-cookie'] ?? ''].flat(),
  );
  return {
    status: response.statusCode,
    location: response.headers.location,
    retryAfter: response.headers['retry-after'],
    cookie,
    text: response.body,
  };
}

test('the right password opens a session in a cookie scripts cannot read, and redirects to the requested page', async () => {
  site = await testSite();
  const wanted = '/wp-admin/admin.php?page=jetpack';
  const response = await signIn('admin', testPassword, { redirect_to: wanted });
  expect(response).toMatchObject({ status: 302, location: wanted });
  expect(response.cookie).toMatch(/^site_admin_session=[\w-]{43};.*Path=\/;.*HttpOnly;.*SameSite=Lax/);
  const cookie = response.cookie.split(';')[0] ?? '';
  const nonce = await site.app.inject({ url: '/wp-admin/admin-ajax.php?action=rest-nonce', headers: { cookie } });
  expect(nonce.body).toMatch(/^[0-9a-f]{10}$/);
  const call = await site.app.inject({ url: '/wp-json/jetpack/v4/settings', headers: { cookie, 'x-wp-nonce': nonce.body } });
  expect(call.statusCode).toBe(200);
});

test.each([
  ['a wrong password', 'admin', 'wrong'],
  ['an unknown name', 'nobody', 'wrong'],
  ['no password', 'admin', ''],
])('%s gets the same message and no session', async (_what, log, pwd) => {
  site = await testSite();
  const response = await signIn(log, pwd);
  expect(response.status).toBe(401);
  expect(response.text).toContain('The user name or the password is wrong.');
  expect(response.text).toContain(`value="${log}"`);
  expect(response.cookie).toBe('');
});

test('the entered name is printed as text, never as HTML', async () => {
  site = await testSite();
  const response = await signIn('"><script>alert(1)</script>', 'x', { redirect_to: '"><b>' });
  expect(response.text).not.toContain('<script>alert');
  expect(response.text).not.toContain('"><b>');
});

test('after five wrong passwords a name has to wait, even with the right one; others do not', async () => {
  site = await testSite();
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn('admin', 'wrong')).status).toBe(401);
  const refused = await signIn('admin', testPassword);
  expect(refused).toMatchObject({ status: 429, retryAfter: '600', cookie: '' });
  expect(refused.text).toContain('Try again in 10 minutes.');
  expect((await signIn('editor', testPassword)).status).toBe(302);
  site.clock.now += 10 * 60 * 1000;
  expect((await signIn('admin', testPassword)).status).toBe(302);
});

test('parallel wrong passwords count like sequential ones', async () => {
  site = await testSite();
  const responses = await Promise.all(Array.from({ length: 12 }, () => signIn('admin', 'wrong')));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
});

test("signing in ends the browser's previous session, which prevents session fixation", async () => {
  site = await testSite();
  const first = (await signIn('admin', testPassword)).cookie.split(';')[0] ?? '';
  const second = (await signIn('admin', testPassword, {}, { cookie: first })).cookie.split(';')[0] ?? '';
  expect(second).not.toBe(first);
  const status = async (cookie: string) =>
    (await site.app.inject({ url: '/wp-admin/admin-ajax.php?action=rest-nonce', headers: { cookie } })).statusCode;
  expect(await status(first)).toBe(403);
  expect(await status(second)).toBe(200);
});

test('signing out needs its nonce, and ends the session', async () => {
  site = await testSite();
  const cookie = (await signIn('admin', testPassword)).cookie.split(';')[0] ?? '';
  const page = await site.app.inject({ url: '/wp-admin/users.php', headers: { cookie } });
  const link = /href="(\/wp-login\.php\?action=logout[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await site.app.inject({ url: '/wp-login.php?action=logout', headers: { cookie } });
  const status = async () =>
    (await site.app.inject({ url: '/wp-admin/admin-ajax.php?action=rest-nonce', headers: { cookie } })).statusCode;
  expect(await status()).toBe(200);
  expect((await site.app.inject({ url: link, headers: { cookie } })).headers.location).toBe('/wp-login.php?loggedout=true');
  expect(await status()).toBe(403);
});

test('a fresh nonce is 0 for strangers and for other actions', async () => {
  site = await testSite();
  const stranger = await site.stranger.get('/wp-admin/admin-ajax.php?action=rest-nonce');
  expect([stranger.status, stranger.text]).toEqual([403, '0']);
  const other = await site.as('admin').get('/wp-admin/admin-ajax.php?action=other');
  expect([other.status, other.text]).toEqual([400, '0']);
});

test('a session expires after two weeks', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect((await admin.get('/wp-admin/users.php')).status).toBe(200);
  site.clock.now += 15 * 24 * 60 * 60 * 1000;
  expect((await admin.get('/wp-admin/users.php')).status).toBe(302);
});

test('a nonce is valid for this tick of 12 hours and the next, for its user, session and action only', async () => {
  site = await testSite();
  const hour = 60 * 60 * 1000;
  const holder = { userId: 1, session: 'a' };
  const made = createNonce(site.db, site.clock.now, 'wp_rest', holder);
  const holds = (later: number, action = 'wp_rest', viewer = holder) =>
    isNonce(site.db, site.clock.now + later, action, viewer, made);
  expect(made).toMatch(/^[0-9a-f]{10}$/);
  expect([holds(0), holds(12 * hour), holds(24 * hour)]).toEqual([true, true, false]);
  expect([
    holds(0, 'other'),
    holds(0, 'wp_rest', { userId: 2, session: 'a' }),
    holds(0, 'wp_rest', { userId: 1, session: 'b' }),
  ]).toEqual([false, false, false]);
  expect(isNonce(site.db, site.clock.now, 'wp_rest', holder, `${made}x`)).toBe(false);
});

test('an expired nonce is refused, and a fresh one works in the same session', async () => {
  site = await testSite();
  const admin = site.as('admin');
  site.clock.now += 25 * 60 * 60 * 1000;
  expect((await admin.get('settings')).body).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
  const fresh = (await admin.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text;
  expect((await admin.get('settings', { 'x-wp-nonce': fresh })).status).toBe(200);
});

test('passwords are salted, and checking an unknown user takes as long as a known one', async () => {
  expect(hashPassword('x', 16)).not.toBe(hashPassword('x', 16));
  expect(await isPassword('x', hashPassword('x', 16))).toBe(true);
  const stored = hashPassword('x');
  const took = async (hash: string | undefined) => {
    const from = performance.now();
    expect(await isPassword('wrong', hash)).toBe(false);
    return performance.now() - from;
  };
  await took(undefined);
  const rounds = 5;
  let known = 0;
  let unknown = 0;
  for (let round = 0; round < rounds; round += 1) {
    known += await took(stored);
    unknown += await took(undefined);
  }
  expect(unknown).toBeGreaterThan(known / 3);
  expect(unknown).toBeLessThan(known * 3);
});

test.each([
  ['/wp-admin/users.php?a=1#x', '/wp-admin/users.php?a=1#x'],
  ['http://localhost:8080/wp-admin/', '/wp-admin/'],
  ['https://evil.example/', '/wp-admin/admin.php?page=jetpack'],
  ['//evil.example/', '/wp-admin/admin.php?page=jetpack'],
  ['/\\evil.example', '/wp-admin/admin.php?page=jetpack'],
  ['javascript:alert(1)', '/wp-admin/admin.php?page=jetpack'],
  ['', '/wp-admin/admin.php?page=jetpack'],
  ['http://[', '/wp-admin/admin.php?page=jetpack'],
])('after signing in, %s redirects to %s', (wanted, expected) => {
  expect(safeRedirect(wanted, 'http://localhost:8080')).toBe(expected);
});

test('a sign-in form over 16 kB is refused without details', async () => {
  site = await testSite();
  const response = await signIn('admin', 'x'.repeat(17 * 1024));
  expect(response.status).toBe(413);
  expect(response.cookie).toBe('');
});

test('a planted, changed or ended session cookie does not sign in', async () => {
  site = await testSite();
  const cookie = (await signIn('admin', testPassword)).cookie.split(';')[0] ?? '';
  const status = async (text: string) =>
    (await site.app.inject({ url: '/wp-admin/admin-ajax.php?action=rest-nonce', headers: { cookie: text } })).statusCode;
  expect(await status(cookie)).toBe(200);
  expect(await status(`${cookie}x`)).toBe(403);
  expect(await status('site_admin_session=planted')).toBe(403);
  // The database holds only the token's hash, with which a reader cannot sign in.
  const stored = site.db.get(v.object({ hash: v.string() }), 'SELECT token_hash AS hash FROM sessions')?.hash ?? '';
  expect(cookie).not.toContain(stored);
  expect(await status(`site_admin_session=${stored}`)).toBe(403);
});

test('passwords are stored as scrypt hashes only', async () => {
  site = await testSite();
  const hashes = site.db.all(v.object({ hash: v.string() }), 'SELECT password_hash AS hash FROM users');
  expect(hashes.length).toBeGreaterThanOrEqual(6);
  for (const { hash } of hashes) {
    expect(hash).toMatch(/^scrypt\$\d+\$[\w+/=]{24}\$[\w+/=]{44}$/);
    expect(hash).not.toContain(testPassword);
  }
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(hashes.length);
  expect(passwordCost).toBeGreaterThanOrEqual(2 ** 14);
});
