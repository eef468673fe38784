import { get, type IncomingHttpHeaders } from 'node:http';
import { openDatabase } from '../db/open';
import { builtShell, removeFolders, temporaryFolder } from '../testing/folders';
import { testSite, type SiteUser, type TestSite } from '../testing/site';
import { parseFaultHeader, appliesTo, type Fault } from './fault';
import { readFaults } from './store';

let site: TestSite;
let origin = '';
let admin: SiteUser;

async function start(environment: 'development' | 'production' = 'development', file?: string): Promise<void> {
  site = await testSite({ environment, shell: builtShell(), ...(file !== undefined && { file }) });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  admin = site.as('admin');
}
afterEach(() => site.close());
afterAll(removeFolders);

const switchAddress = '/wp-json/site-admin/v1/faults';
const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${origin}/wp-json/jetpack/v4/${path}`, {
    ...init,
    headers: { cookie: admin.cookie, 'x-wp-nonce': admin.nonce, ...headers },
  });
const set = async (...faults: Partial<Fault>[]) => (await admin.post(switchAddress, { faults })).status;

async function outcome(path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<string> {
  const response = await ask(path, headers, init).catch(() => undefined);
  if (!response) return 'no response';
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return `${response.status} ${typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'data'}`;
  } catch {
    return `${response.status} ${text === '' ? 'nothing' : 'no JSON'}`;
  }
}

const kinds = [
  ['500', '500 internal_server_error'],
  ['html', '200 no JSON'],
  ['notices', '200 no JSON'],
  ['drop', 'no response'],
  ['nonce', '403 rest_cookie_invalid_nonce'],
  ['429', '429 too_many_requests'],
  ['empty', '200 nothing'],
] as const;

test.each(kinds)('by header: %s ends one request as "%s", and no other', async (kind, expected) => {
  await start();
  expect(await outcome('settings', { 'x-site-fault': kind })).toBe(expected);
  expect(await outcome('settings')).toBe('200 data');
});

test.each(kinds)('by the switch: %s ends requests as "%s" until it is cleared', async (kind, expected) => {
  await start();
  expect(await set({ kind })).toBe(200);
  expect(await outcome('settings')).toBe(expected);
  expect(await outcome('module/all')).toBe(expected);
  expect(await set()).toBe(200);
  expect(await outcome('settings')).toBe('200 data');
});

test('latency delays a successful response, and adds up with another fault', async () => {
  await start();
  const began = performance.now();
  expect(await outcome('settings', { 'x-site-fault': 'latency=300' })).toBe('200 data');
  expect(performance.now() - began).toBeGreaterThanOrEqual(295);
  const again = performance.now();
  expect(await outcome('settings', { 'x-site-fault': 'latency=200, 500' })).toBe('500 internal_server_error');
  expect(performance.now() - again).toBeGreaterThanOrEqual(195);
});

test('notices are printed before the regular response, which is not compressed', async () => {
  await start();
  const response = await ask('settings', { 'x-site-fault': 'notices', 'accept-encoding': 'br, gzip' }, { method: 'POST' });
  const text = await response.text();
  expect(text).toMatch(/^<br \/>\n<b>Notice<\/b>/);
  expect(JSON.parse(text.slice(text.lastIndexOf('{"code"')))).toMatchObject({ code: 'success' });
});

test('429 has a Retry-After header', async () => {
  await start();
  expect((await ask('settings', { 'x-site-fault': '429=7' })).headers.get('retry-after')).toBe('7');
  await set({ kind: '429', seconds: 90 });
  expect((await ask('settings')).headers.get('retry-after')).toBe('90');
});

test('a fault applies to its endpoint, method and number of requests', async () => {
  await start();
  await set({ kind: '500', path: 'module/*', times: 2 }, { kind: 'empty', path: 'settings', method: 'POST' });
  expect(await outcome('settings')).toBe('200 data');
  expect(await outcome('settings', {}, { method: 'POST' })).toBe('200 nothing');
  expect(await outcome('module/all?_cacheBuster=1')).toBe('500 internal_server_error');
  expect(await outcome('module/protect/data')).toBe('500 internal_server_error');
  expect(await outcome('module/all')).toBe('200 data');
  expect((await admin.get(switchAddress)).body).toEqual({ faults: [expect.objectContaining({ kind: 'empty' })] });
});

test('after the nonce fault a renewed nonce is accepted', async () => {
  await start();
  await set({ kind: 'nonce', times: 1 });
  expect(await outcome('settings')).toBe('403 rest_cookie_invalid_nonce');
  const fresh = await admin.get('/wp-admin/admin-ajax.php?action=rest-nonce');
  expect(await outcome('settings', { 'x-wp-nonce': fresh.text })).toBe('200 data');
});

/** With `node:http`, as fetch reports every broken connection as the same error. */
const status = (path: string) =>
  new Promise<{ code: number | undefined; headers: IncomingHttpHeaders }>((resolve) => {
    get(`${origin}${path}`, { headers: { cookie: admin.cookie } }, (response) => {
      response.resume();
      resolve({ code: response.statusCode, headers: response.headers });
    }).on('error', () => resolve({ code: undefined, headers: {} }));
  });

test('with a leading slash a fault applies to any address, files and pages included', async () => {
  await start();
  await set({ kind: 'drop', path: '/wp-content/site-admin/*' });
  expect((await status('/wp-content/site-admin/host/host.css')).code).toBeUndefined();
  expect((await status('/wp-admin/admin.php?page=jetpack')).code).toBe(200);
});

test('faults survive a restart, and do not apply to their own routes or to other addresses', async () => {
  const file = `${temporaryFolder()}/site.sqlite`;
  await start('development', file);
  await set({ kind: '500', path: '/*' });
  expect(await outcome('settings')).toBe('500 internal_server_error');
  const other = openDatabase(file);
  expect(readFaults(other)).toHaveLength(1);
  other.close();
  expect((await admin.get(switchAddress)).status).toBe(200);
  expect((await site.app.inject({ method: 'DELETE', url: switchAddress, headers: getHeaders(admin) })).statusCode).toBe(200);
  expect(await outcome('settings')).toBe('200 data');
});

const getHeaders = ({ cookie, nonce }: SiteUser) => ({ cookie, 'x-wp-nonce': nonce });

test('only administrators may set faults, and only known ones', async () => {
  await start();
  for (const [person, expected] of [
    [site.as('editor'), 403],
    [site.stranger, 401],
  ] as const) {
    expect((await person.post(switchAddress, { faults: [] })).status).toBe(expected);
    expect((await person.get(switchAddress)).status).toBe(expected);
  }
  expect(await set({ kind: 'html', ms: -1 })).toBe(400);
  expect((await admin.post(switchAddress, { faults: [{ kind: 'fire' }] })).status).toBe(400);
  expect((await admin.post(switchAddress, {})).status).toBe(400);
  expect(await outcome('settings', { 'x-site-fault': 'fire' })).toBe('400 rest_invalid_param');
  expect(await outcome('settings', { 'x-site-fault': 'latency=soon' })).toBe('400 rest_invalid_param');
  expect(readFaults(site.db)).toEqual([]);
});

test('in production there is no switch, the header is ignored, and stored faults do not apply', async () => {
  await start('production');
  expect((await admin.post(switchAddress, { faults: [{ kind: '500' }] })).status).toBe(404);
  expect((await admin.get(switchAddress)).body).toMatchObject({ code: 'rest_no_route' });
  expect(await outcome('settings', { 'x-site-fault': '500' })).toBe('200 data');
  site.db.run("INSERT INTO options (name, value) VALUES ('faults', ?)", JSON.stringify([{ kind: '500' }]));
  expect(await outcome('settings')).toBe('200 data');
});

test.each([
  ['*', '/wp-json/jetpack/v4/site/purchases', true],
  ['*', '/wp-json/site-admin/v1/registry', false],
  ['site', '/wp-json/jetpack/v4/site/purchases', false],
  ['site/*', '/wp-json/jetpack/v4/site/purchases', true],
  ['/wp-json/site-admin/*', '/wp-json/site-admin/v1/registry', true],
  ['si.e', '/wp-json/jetpack/v4/site', false],
])('the pattern %s matches %s: %s', (path, address, expected) => {
  const [fault] = parseFaultHeader('500');
  expect(fault && appliesTo({ ...fault, path }, { method: 'GET', path: address })).toBe(expected);
});
