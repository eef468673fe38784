import {
  addressOf,
  getAuthorizeUrl,
  getModule,
  getModules,
  getStats,
  nameOf,
  pathOf,
  reconnectSite,
  requestOf,
  setModuleActive,
  startFresh,
  updateSettings,
} from './index';

const pretty = 'https://example.org/wp-json/';
const plain = 'https://example.org/index.php?rest_route=/';
const now = 1_670_000_000_000;

test('API-001 calls go to the API root and jetpack/v4, under pretty and under plain permalinks', () => {
  expect(addressOf(pretty, setModuleActive, { params: { slug: 'protect' }, body: { active: true } }, now)).toBe(
    'https://example.org/wp-json/jetpack/v4/module/protect/active',
  );
  expect(addressOf(plain, updateSettings, { body: {} }, now)).toBe(
    'https://example.org/index.php?rest_route=/jetpack/v4/settings',
  );
  expect(addressOf('https://example.org/wp-json', updateSettings, { body: {} }, now)).toBe(
    'https://example.org/wp-json/jetpack/v4/settings',
  );
});

test('API-002 every call carries the nonce and the cookies', () => {
  const read = requestOf({ root: pretty, nonce: 'n1', endpoint: getModules, input: {}, now });
  const write = requestOf({ root: pretty, nonce: 'n1', endpoint: updateSettings, input: { body: { sso: true } }, now });
  expect(read.init).toEqual({ method: 'GET', credentials: 'same-origin', headers: { 'X-WP-Nonce': 'n1' } });
  expect(write.init.headers['X-WP-Nonce']).toBe('n1');
  expect(write.init.credentials).toBe('same-origin');
});

test('API-003 a POST carries its body as JSON, and says so', () => {
  const { init } = requestOf({ root: pretty, nonce: 'n1', endpoint: updateSettings, input: { body: { sso: true } }, now });
  expect(init.method).toBe('POST');
  expect(Object.keys(init.headers)).toContain('Content-type');
  expect(init.headers['Content-type']).toBe('application/json');
  expect(init.body).toBe('{"sso":true}');
});

test('API-003 a POST that declares no body is sent without one', () => {
  const reconnect = requestOf({ root: pretty, nonce: 'n1', endpoint: reconnectSite, input: {}, now });
  const fresh = requestOf({ root: pretty, nonce: 'n1', endpoint: startFresh, input: {}, now });
  expect(reconnect.init).toEqual({ method: 'POST', credentials: 'same-origin', headers: { 'X-WP-Nonce': 'n1' } });
  expect('body' in fresh.init).toBe(false);
});

test('API-004 a GET ends with _cacheBuster, behind what it asks and behind rest_route', () => {
  expect(addressOf(pretty, getModules, {}, now)).toBe(`https://example.org/wp-json/jetpack/v4/module/all?_cacheBuster=${now}`);
  expect(addressOf(pretty, getStats, { query: { range: 'day' } }, now)).toBe(
    `https://example.org/wp-json/jetpack/v4/module/stats/data?range=day&_cacheBuster=${now}`,
  );
  expect(addressOf(plain, getStats, { query: { range: 'day' } }, now)).toBe(
    `https://example.org/index.php?rest_route=/jetpack/v4/module/stats/data&range=day&_cacheBuster=${now}`,
  );
  expect(addressOf(pretty, reconnectSite, {}, now)).not.toContain('_cacheBuster');
});

test('pathOf encodes parameters and query, and leaves out what is not given', () => {
  expect(pathOf(getModule, { slug: 'a/b?c' })).toBe('module/a%2Fb%3Fc');
  expect(pathOf(getAuthorizeUrl, undefined, { no_iframe: 1, redirect_uri: 'admin.php?page=jetpack' })).toBe(
    'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack',
  );
  expect(pathOf(getAuthorizeUrl, undefined, { redirect_uri: undefined })).toBe('connection/authorize_url');
  expect(pathOf(getModules)).toBe('module/all');
});

test('an empty parameter is refused: module/ would be another call than module/:slug', () => {
  expect(() => pathOf(getModule, { slug: '' })).toThrow('module/:slug: the parameter slug is missing');
});

test('a call is named by its method and declared path', () => {
  expect(nameOf(setModuleActive)).toBe('POST module/:slug/active');
});
