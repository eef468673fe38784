import {
  getUrl,
  getAuthorizeUrl,
  getModule,
  getModules,
  getStats,
  getEndpointName,
  getPath,
  reconnectSite,
  createSiteRequest,
  setModuleActive,
  startFresh,
  updateSettings,
} from './index';

const pretty = 'https://example.org/wp-json/';
const plain = 'https://example.org/index.php?rest_route=/';
const now = 1_670_000_000_000;

test('API-001 calls go to the API root and jetpack/v4, under pretty and under plain permalinks', () => {
  expect(getUrl(pretty, setModuleActive, { params: { slug: 'protect' }, body: { active: true } }, now)).toBe(
    'https://example.org/wp-json/jetpack/v4/module/protect/active',
  );
  expect(getUrl(plain, updateSettings, { body: {} }, now)).toBe('https://example.org/index.php?rest_route=/jetpack/v4/settings');
  expect(getUrl('https://example.org/wp-json', updateSettings, { body: {} }, now)).toBe(
    'https://example.org/wp-json/jetpack/v4/settings',
  );
});

test('API-002 every call carries the nonce and the cookies', () => {
  const read = createSiteRequest({ root: pretty, nonce: 'n1', endpoint: getModules, input: {}, now });
  const write = createSiteRequest({ root: pretty, nonce: 'n1', endpoint: updateSettings, input: { body: { sso: true } }, now });
  expect(read.init).toEqual({ method: 'GET', credentials: 'same-origin', headers: { 'X-WP-Nonce': 'n1' } });
  expect(write.init.headers['X-WP-Nonce']).toBe('n1');
  expect(write.init.credentials).toBe('same-origin');
});

test('API-003 a POST carries its body as JSON, with its content type', () => {
  const { init } = createSiteRequest({
    root: pretty,
    nonce: 'n1',
    endpoint: updateSettings,
    input: { body: { sso: true } },
    now,
  });
  expect(init.method).toBe('POST');
  expect(Object.keys(init.headers)).toContain('Content-type');
  expect(init.headers['Content-type']).toBe('application/json');
  expect(init.body).toBe('{"sso":true}');
});

test('API-003 a POST that declares no body is sent without one', () => {
  const reconnect = createSiteRequest({ root: pretty, nonce: 'n1', endpoint: reconnectSite, input: {}, now });
  const fresh = createSiteRequest({ root: pretty, nonce: 'n1', endpoint: startFresh, input: {}, now });
  expect(reconnect.init).toEqual({ method: 'POST', credentials: 'same-origin', headers: { 'X-WP-Nonce': 'n1' } });
  expect('body' in fresh.init).toBe(false);
});

test('API-004 a GET ends with _cacheBuster, after its query and rest_route', () => {
  expect(getUrl(pretty, getModules, {}, now)).toBe(`https://example.org/wp-json/jetpack/v4/module/all?_cacheBuster=${now}`);
  expect(getUrl(pretty, getStats, { query: { range: 'day' } }, now)).toBe(
    `https://example.org/wp-json/jetpack/v4/module/stats/data?range=day&_cacheBuster=${now}`,
  );
  expect(getUrl(plain, getStats, { query: { range: 'day' } }, now)).toBe(
    `https://example.org/index.php?rest_route=/jetpack/v4/module/stats/data&range=day&_cacheBuster=${now}`,
  );
  expect(getUrl(pretty, reconnectSite, {}, now)).not.toContain('_cacheBuster');
});

test('getPath encodes parameters and query, and leaves out what is not given', () => {
  expect(getPath(getModule, { slug: 'a/b?c' })).toBe('module/a%2Fb%3Fc');
  expect(getPath(getAuthorizeUrl, undefined, { no_iframe: 1, redirect_uri: 'admin.php?page=jetpack' })).toBe(
    'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack',
  );
  expect(getPath(getAuthorizeUrl, undefined, { redirect_uri: undefined })).toBe('connection/authorize_url');
  expect(getPath(getModules)).toBe('module/all');
});

test('an empty parameter is refused: module/ would be another call than module/:slug', () => {
  expect(() => getPath(getModule, { slug: '' })).toThrow('module/:slug: the parameter slug is missing');
});

test('a call is named by its method and declared path', () => {
  expect(getEndpointName(setModuleActive)).toBe('POST module/:slug/active');
});
