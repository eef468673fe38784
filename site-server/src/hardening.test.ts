import { statSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from './db/open';
import { buildProvider } from './provider/app';
import { safeRedirect } from './session/routes';
import { signedIn } from './session/session';
import { removeFolders, temporaryFolder } from './testing/folders';
import { home, testPassword, testSite, type TestSite } from './testing/site';

let site: TestSite;
afterEach(() => site?.close());
afterAll(removeFolders);

const signIn = (headers: Record<string, string>) =>
  site.app.inject({
    method: 'POST',
    url: '/wp-login.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ log: 'admin', pwd: testPassword }).toString(),
  });

test.each<[Record<string, string>, number]>([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: home }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: home.replace(':80', '') }, 302],
  [{ 'sec-fetch-site': 'none' }, 302],
  [{}, 302],
])('sign-in with %j is a %d', async (headers, status) => {
  site = await testSite();
  expect((await signIn(headers)).statusCode).toBe(status);
});

test.each([
  ['POST', 'settings'],
  ['PUT', 'module/stats/active'],
  ['POST', '/wp-json/site-admin/v1/health'],
] as const)('%s %s from a page of another site is refused, although its nonce is right', async (method, url) => {
  site = await testSite();
  const { cookie, nonce } = site.as('admin');
  const address = url.startsWith('/') ? url : `/wp-json/jetpack/v4/${url}`;
  const headers = { cookie, 'x-wp-nonce': nonce, origin: 'https://evil.example', 'content-type': 'application/json' };
  const response = await site.app.inject({ method, url: address, headers, payload: '{}' });
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'rest_cross_site']);
});

test.each([
  '/.//evil.example',
  '//evil.example',
  '/..//evil.example/x',
  'https://evil.example',
  '\\\\evil.example',
  'javascript:1',
  '',
])('signing in does not redirect to %s', (wanted) => expect(safeRedirect(wanted, home)).toBe('/wp-admin/admin.php?page=jetpack'));

const deep = '['.repeat(50_000) + ']'.repeat(50_000);
test.each([`{"reports":${deep}}`, deep, '{"reports":[{"__proto__":1}]}', '{"constructor":{"prototype":1}}', '{'])(
  'a hostile body of the internal API is a 400: %.30s',
  async (body) => {
    site = await testSite();
    expect((await site.as('admin').post('/wp-json/site-admin/v1/health', body)).status).toBe(400);
  },
);

test('hostile keys and JSON 200,000 levels deep are no internal error of the API', async () => {
  site = await testSite();
  const levels = '['.repeat(200_000) + ']'.repeat(200_000);
  for (const body of ['{"constructor":{"x":1},"toString":1}', '{"__proto__":{"x":1}}', `{"options":${levels}}`])
    for (const name of ['settings', 'recommendations/data', 'module/all/active', 'licensing/attach-licenses'])
      expect([name, (await site.as('admin').post(name, body)).text.includes('internal_server_error')]).toEqual([name, false]);
});

test("outside development the provider's operator pages need an administrator of the site", async () => {
  site = await testSite();
  const { db, clock } = site;
  const session = { db, now: () => clock.now };
  const provider = await buildProvider({
    ...session,
    isOperator: (request) => signedIn(session, request)?.user.role === 'administrator',
  });
  const status = async (cookie: string, method: 'GET' | 'POST' = 'GET', url = '/operator') =>
    (await provider.inject({ method, url, headers: { cookie } })).statusCode;
  expect([await status(''), await status(site.as('editor').cookie), await status(site.as('admin').cookie)]).toEqual([
    403, 403, 200,
  ]);
  expect(await status('', 'POST', '/operator/license')).toBe(403);
  expect(await status(site.as('admin').cookie, 'POST', '/operator/constructor')).toBe(404);
  await provider.close();
});

test('where browsers reach the site by TLS, the cookie is bound to its host, and addresses have TLS', async () => {
  site = await testSite({ isSecure: true });
  const set = String((await signIn({})).headers['set-cookie']);
  expect(set).toMatch(/^__Host-site_admin_session=[\w-]+; .*Path=\/; .*Secure/);
  expect(set).not.toContain('Domain');
  expect((await site.as('admin').get('/wp-json/site-admin/v1/registry')).status).toBe(200);
  expect((await site.as('admin').get('module/all')).text).toMatch(/"configure_url":"https:[^"]*\/wp-admin/);
});

test('pages start no worker, keep other windows out, and report violations of their policy', async () => {
  const lines: string[] = [];
  site = await testSite({ log: { write: (line) => void lines.push(line) } });
  const { headers } = await site.app.inject('/wp-login.php');
  expect(headers['content-security-policy']).toContain("worker-src 'none'");
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const url = /report-uri (\S+)/.exec(String(headers['content-security-policy']).replaceAll(';', ''))?.[1] ?? '';
  const report = (payload: string) =>
    site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/csp-report' } });
  expect((await report('{"csp-report":{"blocked-uri":"https://evil.example"}}')).statusCode).toBe(204);
  expect(lines.join('')).toContain('evil.example');
  for (let sent = 0; sent < 100; sent += 1) await report('x'.repeat(5000));
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2500);
  expect((await site.app.inject('/metrics')).body).toContain('site_admin_csp_violations_total 101\n');
});

test('files and folders of the site are readable by its user alone', () => {
  const folder = path.join(temporaryFolder(), 'data');
  const database = openDatabase(path.join(folder, 'site.sqlite'));
  const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
  database.run("INSERT INTO options (name, value) VALUES ('a', '1')");
  expect([mode(folder), mode(path.join(folder, 'site.sqlite')), mode(path.join(folder, 'site.sqlite-wal'))]).toEqual([
    '700',
    '600',
    '600',
  ]);
  database.close();
});
