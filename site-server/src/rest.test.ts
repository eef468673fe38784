import * as contracts from '@site-admin/contracts';
import { rights, type Endpoint } from '@site-admin/contracts';
import * as v from 'valibot';
import { apiRoutes } from './routes/all';
import { parseResult, refusal } from './testing/responses';
import { testSite, type TestSite } from './testing/site';

let site: TestSite;
afterEach(() => site.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  v.is(v.looseObject({ method: v.picklist(['GET', 'POST']), path: v.string(), right: v.picklist(rights) }), value);
const declared = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .filter(({ namespace }) => namespace === 'jetpack/v4/');

test('every endpoint of jetpack/v4 is mounted once, but for the one that has no route on purpose', async () => {
  site = await testSite();
  const names = (endpoints: readonly Endpoint[]) => endpoints.map(({ method, path }) => `${method} ${path}`).sort();
  const expected = declared.filter(({ path }) => path !== 'setup/questionnaire');
  expect(names(apiRoutes.map(({ endpoint }) => endpoint))).toEqual(names(expected));
});

test("API-079 a wrong, an empty and another session's nonce are 403, even at an unknown address", async () => {
  site = await testSite();
  const admin = site.as('admin');
  const editor = site.as('editor');
  for (const nonce of ['0123456789', '', editor.nonce]) {
    expect(refusal(await admin.get('settings', { 'x-wp-nonce': nonce }))).toBe('403 rest_cookie_invalid_nonce');
    expect(refusal(await admin.get('no-such-route', { 'x-wp-nonce': nonce }))).toBe('403 rest_cookie_invalid_nonce');
  }
  expect(refusal(await admin.get('settings', { cookie: 'site_admin_session=forged' }))).toBe('403 rest_cookie_invalid_nonce');
});

test('API-079 a nonce may be sent as _wpnonce in the address', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const response = await site.app.inject({
    url: `/wp-json/jetpack/v4/settings?_wpnonce=${admin.nonce}`,
    headers: { cookie: admin.cookie },
  });
  expect(response.statusCode).toBe(200);
});

test('API-079 an unknown address or method is 404 rest_no_route', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(refusal(await admin.get('no-such-route'))).toBe('404 rest_no_route');
  expect(refusal(await admin.get('options/options'))).toBe('404 rest_no_route');
  expect(refusal(await admin.get('/wp-json/other/v1/thing'))).toBe('404 rest_no_route');
  expect(refusal(await site.stranger.get('no-such-route'))).toBe('404 rest_no_route');
});

test('API-079 missing and invalid arguments are 400 before the right is checked, and are named', async () => {
  site = await testSite();
  const missing = await site.stranger.post('recommendations/step', {});
  expect(refusal(missing)).toBe('400 rest_missing_callback_param');
  expect(missing.body).toMatchObject({ data: { status: 400, params: ['step'] } });
  const wrong = await site.stranger.post('licensing/set-license', { license: 5 });
  expect(refusal(wrong)).toBe('400 rest_invalid_param');
  expect(wrong.body).toMatchObject({
    data: {
      status: 400,
      params: { license: expect.any(String) },
      details: { license: { code: 'invalid_param', message: expect.any(String) } },
    },
  });
});

test('PUT and PATCH write as POST does, where WordPress accepts them', async () => {
  site = await testSite();
  const { cookie, nonce } = site.as('admin');
  for (const [method, path, status] of [
    ['PUT', 'settings', 200],
    ['PATCH', 'settings', 200],
    ['PUT', 'plugins', 404],
  ] as const) {
    const headers = { cookie, 'x-wp-nonce': nonce, 'content-type': 'application/json' };
    const response = await site.app.inject({ method, url: `/wp-json/jetpack/v4/${path}`, headers, payload: '{}' });
    expect(response.statusCode).toBe(status);
  }
});

test('a body over 1 MB is refused with a message, and nothing of it is saved', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const response = await admin.post('settings', { sharing_label: 'x'.repeat(1024 * 1024) });
  expect(refusal(response)).toBe('413 rest_body_too_large');
  expect(parseResult(contracts.getSettings, await admin.get('settings')).sharing_label).toBe('Share this:');
});

test('an internal error is a 500 without details', async () => {
  site = await testSite();
  const admin = site.as('admin');
  site.db.run('DROP TABLE plugins');
  const response = await admin.get('plugins');
  expect(refusal(response)).toBe('500 internal_server_error');
  expect(response.text).not.toContain('no such table');
});

test('only host names of this machine are accepted', async () => {
  site = await testSite();
  for (const [host, status] of [
    ['127.0.0.1:8080', 200],
    ['localhost:9', 200],
    ['evil.example', 421],
    ['127.0.0.1.evil.example', 421],
  ] as const) {
    const response = await site.app.inject({ url: '/wp-json/jetpack/v4/connection', headers: { host } });
    expect(response.statusCode).toBe(status);
  }
});
