import * as contracts from '@site-admin/contracts';
import { rights, type Endpoint } from '@site-admin/contracts';
import * as v from 'valibot';
import { linkAccount } from './db/accounts';
import { findUserByLogin } from './db/users';
import { apiRoutes } from './routes/all';
import { answered, refusal } from './testing/answers';
import { testSite, type TestSite } from './testing/site';

let site: TestSite;
afterEach(() => site.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  v.is(v.looseObject({ method: v.picklist(['GET', 'POST']), path: v.string(), right: v.picklist(rights) }), value);
const declared = Object.values<unknown>(contracts).filter(isEndpoint);

test('every endpoint of the contract is mounted once, but for the one that has no route on purpose', async () => {
  site = await testSite();
  const names = (endpoints: readonly Endpoint[]) => endpoints.map(({ method, path }) => `${method} ${path}`).sort();
  const expected = declared.filter(({ path }) => path !== 'setup/questionnaire');
  expect(names(apiRoutes.map(({ endpoint }) => endpoint))).toEqual(names(expected));
});

const paramsOf = (path: string) =>
  path.replace(':slug', 'stats').replace(':id', 'welcome').replace(':name', 'options').replace(':keyring_id', '5');

/** Bodies that pass validation, so that the right is what decides. */
const bodies: Readonly<Record<string, unknown>> = {
  connection: { isActive: false },
  'connection/register': { registration_nonce: 'x' },
  'connection/user': { linked: false },
  'module/all/active': { modules: [] },
  plugins: { slug: 'akismet' },
  'recommendations/data': { data: {} },
  'recommendations/step': { step: '' },
  'verify-site/google': { keyring_id: 5 },
  'licensing/error': { error: '' },
  'licensing/set-license': { license: 'x' },
  'licensing/user/activation-notice-dismiss': { last_detached_count: 0 },
  'licensing/attach-licenses': { licenses: [] },
};

const guarded = apiRoutes.map(({ endpoint }) => endpoint).filter(({ right }) => right !== 'public');

test.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'API-078 %s refuses a stranger with 401 and its own code',
  async (_name, endpoint) => {
    site = await testSite();
    const path = paramsOf(endpoint.path);
    const body = bodies[endpoint.path];
    const answer = await (endpoint.method === 'GET' ? site.stranger.get(path) : site.stranger.post(path, body));
    expect(refusal(answer)).toBe(`401 ${endpoint.forbidden}`);
  },
);

/** Who lacks each right, though signed in. */
const lacking: readonly (readonly [string, string, string, string])[] = [
  ['admin_page', 'offline', 'editor', 'GET rewind'],
  ['manage_modules', 'connected', 'editor', 'GET waf'],
  ['configure_modules', 'connected', 'author', 'POST settings'],
  ['connect', 'unconnected', 'editor', 'POST connection/register'],
  ['connect', 'offline', 'admin', 'POST connection/register'],
  ['reconnect', 'offline', 'admin', 'POST connection/reconnect'],
  ['disconnect', 'connected', 'editor', 'POST connection'],
  ['connect_user', 'unconnected', 'subscriber', 'GET connection/url'],
  ['unlink_user', 'connected', 'admin2', 'POST connection/user'],
  ['activate_plugins', 'connected', 'editor', 'GET plugins'],
  ['manage_options', 'connected', 'editor', 'GET licensing/error'],
  ['linked_connection_owner', 'connected', 'admin2', 'GET licensing/user/counts'],
];

test.each(lacking)(
  'API-078 who lacks the right %s (%s site, %s) gets 403 with the code of %s',
  async (_right, scenario, login, call) => {
    site = await testSite({ scenario });
    const [method, path = ''] = call.split(' ');
    const endpoint = declared.find((each) => each.method === method && each.path === path);
    const person = site.as(login);
    const answer = await (method === 'GET' ? person.get(path) : person.post(path, bodies[path]));
    expect(refusal(answer)).toBe(`403 ${endpoint?.forbidden ?? ''}`);
  },
);

test('API-079 a wrong, an empty and a foreign nonce are 403, even at an address that does not exist', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const editor = site.as('editor');
  for (const nonce of ['0123456789', '', editor.nonce]) {
    expect(refusal(await admin.get('settings', { 'x-wp-nonce': nonce }))).toBe('403 rest_cookie_invalid_nonce');
    expect(refusal(await admin.get('no-such-route', { 'x-wp-nonce': nonce }))).toBe('403 rest_cookie_invalid_nonce');
  }
  expect(refusal(await admin.get('settings', { cookie: 'site_admin_session=forged' }))).toBe('403 rest_cookie_invalid_nonce');
});

test('API-079 a nonce may come as _wpnonce in the address', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const response = await site.app.inject({
    url: `/wp-json/jetpack/v4/settings?_wpnonce=${admin.nonce}`,
    headers: { cookie: admin.cookie },
  });
  expect(response.statusCode).toBe(200);
});

test('API-079 an address or a method the site does not have is 404 rest_no_route', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(refusal(await admin.get('no-such-route'))).toBe('404 rest_no_route');
  expect(refusal(await admin.get('options/options'))).toBe('404 rest_no_route');
  expect(refusal(await admin.get('/wp-json/other/v1/thing'))).toBe('404 rest_no_route');
  expect(refusal(await site.stranger.get('no-such-route'))).toBe('404 rest_no_route');
});

test('API-079 missing and wrong arguments are 400 before the right is asked for, and are named', async () => {
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

test('PUT and PATCH write as POST does, where the site it stands for takes them', async () => {
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

test('a body over 1 MB is refused with a word, and nothing of it is saved', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const answer = await admin.post('settings', { sharing_label: 'x'.repeat(1024 * 1024) });
  expect(refusal(answer)).toBe('413 rest_body_too_large');
  expect(answered(contracts.getSettings, await admin.get('settings')).sharing_label).toBe('Share this:');
});

test('what goes wrong inside is a 500 that gives nothing away', async () => {
  site = await testSite();
  const admin = site.as('admin');
  site.db.run('DROP TABLE plugins');
  const answer = await admin.get('plugins');
  expect(refusal(answer)).toBe('500 internal_server_error');
  expect(answer.text).not.toContain('no such table');
});

test('only names of this machine are answered', async () => {
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

test('a link to the user changes what he may: connect_user while there is an owner, unlink_user once linked', async () => {
  site = await testSite();
  const id = findUserByLogin(site.db, 'subscriber')?.id ?? 0;
  expect(refusal(await site.as('subscriber').post('connection/user', { linked: false }))).toBe(
    '403 invalid_user_permission_unlink_user',
  );
  linkAccount(site.db, { userId: id, id: 9, login: 's', email: 's@example.com', displayName: 'S', siteCount: 1 });
  expect((await site.as('subscriber').post('connection/user', { linked: false })).status).toBe(200);
});
