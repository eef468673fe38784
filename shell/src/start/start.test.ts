import { toInlineManifests, createManifest, createRegistry } from '../testing/manifests';

const pages = [
  {
    path: '/dashboard',
    title: 'At a Glance',
    audience: 'everyone' as const,
    frame: 'dashboard' as const,
    prefetch: [
      'stats/data?range=day',
      'x',
      { path: 'numbers', permission: 'view_stats' as const },
      { path: 'attacks', module: 'protect' },
    ],
  },
];
const manifests = [
  createManifest('settings', '1.0.0', {
    pages: [
      { path: '/product/:slug', title: 'P', audience: 'everyone', frame: 'product', prefetch: [] },
      {
        path: '/my-plan',
        title: 'M',
        audience: 'managers',
        frame: 'dashboard',
        skeleton: 'cards',
        prefetch: ['site/purchases', { path: 'scan', hosting: 'own' }],
      },
      {
        path: '/recommendations/*',
        title: 'R',
        audience: 'recommendationsManagers',
        frame: 'recommendations',
        prefetch: ['recommendations/data', { path: 'offers', account: 'linked' }, { path: 'counts', account: 'owner' }],
      },
    ],
  }),
  createManifest('dashboard', '1.0.0', { pages }),
  createManifest('delivery', '1.0.0', {
    pages: [{ path: '/delivery', title: 'D', audience: 'operators', frame: 'settings', skeleton: 'cards', prefetch: [] }],
  }),
];

interface Options {
  hash?: string;
  search?: string;
  root?: string;
  isActive?: boolean;
  isOffline?: boolean;
  /** The user's permissions and the active modules. */
  permissions?: Record<string, boolean>;
  settings?: Record<string, boolean>;
  user?: { isConnected?: boolean; isMaster?: boolean };
  showRecommendations?: boolean;
  isAtomicSite?: boolean;
  operates?: boolean;
  /** Texts of manifests by URL. */
  inline?: Record<string, string>;
  page?: string;
}

async function run({
  hash = '',
  search = '',
  root = 'https://example.org/wp-json/',
  isActive = true,
  isOffline = false,
  inline = toInlineManifests(manifests),
  page,
  ...options
}: Options = {}) {
  history.replaceState(null, '', `/${search}${hash}`);
  const fetch = jest.fn((_url: string, _init?: RequestInit) => Promise.resolve());
  const userData = { currentUser: { permissions: options.permissions ?? {}, ...options.user } };
  const state = {
    WP_API_root: root,
    WP_API_nonce: 'n1',
    connectionStatus: { isActive, offlineMode: { isActive: isOffline } },
    settings: options.settings ?? {},
    siteData: { showRecommendations: options.showRecommendations ?? true, isAtomicSite: options.isAtomicSite ?? false },
    userData,
  };
  Object.assign(window, { fetch, Initial_State: state });
  const data = {
    registry: createRegistry(manifests),
    manifests: inline,
    operates: options.operates,
    addresses: { remotes: 'https://example.org/remotes/' },
  };
  document.body.innerHTML = `<script type="application/json" id="site-admin-page">${page ?? JSON.stringify(data)}</script>`;
  await jest.isolateModulesAsync(async () => {
    await import('./start');
  });
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  return { links, fetch, calls: Object.keys(window.siteAdminStart?.calls ?? {}) };
}

beforeEach(() => {
  document.head.replaceChildren();
  sessionStorage.clear();
  delete window.siteAdminStart;
});

test("the route's remote is preloaded: entry, sync chunks and styles with their hashes, and its first calls", async () => {
  const { links, fetch, calls } = await run({ hash: '#/dashboard' });
  expect(links.map(({ href, as, crossOrigin }) => [href, as, crossOrigin])).toEqual([
    ['https://example.org/remotes/dashboard/1.0.0/entry.js', 'script', 'anonymous'],
    ['https://example.org/remotes/dashboard/1.0.0/remote.js', 'script', 'anonymous'],
    ['https://example.org/remotes/dashboard/1.0.0/styles.css', 'style', 'anonymous'],
  ]);
  expect(links.map(({ integrity }) => integrity)).toEqual(Array(3).fill(expect.stringMatching(/^sha384-/)));
  expect(calls).toEqual(['stats/data?range=day', 'x']);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    expect.stringMatching(/^https:\/\/example\.org\/wp-json\/jetpack\/v4\/stats\/data\?range=day&_cacheBuster=\d+$/),
    expect.stringMatching(/^https:\/\/example\.org\/wp-json\/jetpack\/v4\/x\?_cacheBuster=\d+$/),
  ]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin', headers: { 'X-WP-Nonce': 'n1' } });
});

test('scripts of the remote leave the line to those of the shell', async () => {
  const { links } = await run({ hash: '#/dashboard' });
  expect(links.map(({ as, fetchPriority }) => [as, fetchPriority])).toEqual([
    ['script', 'low'],
    ['script', 'low'],
    ['style', undefined],
  ]);
});

test('a remote of which the page has the declaration only gets its first calls, and no preloads', async () => {
  const declared = Object.entries(toInlineManifests(manifests)).map(([url, text]) => {
    const { declaration } = JSON.parse(text) as { declaration: unknown };
    return [url, JSON.stringify({ declaration })];
  });
  const { links, calls } = await run({ hash: '#/dashboard', inline: Object.fromEntries(declared) });
  expect(links).toEqual([]);
  expect(calls).toEqual(['stats/data?range=day', 'x']);
});

test.each(['', '#/reconnect', '#/disconnect'])('the dashboard is preloaded at "%s"', async (hash) => {
  expect((await run({ hash })).calls).toHaveLength(2);
});

test('an empty hash is the dashboard; a path parameter matches any segment', async () => {
  expect((await run()).calls).toHaveLength(2);
  document.head.replaceChildren();
  expect((await run({ hash: '#/product/backup?x=1' })).links[0]?.href).toContain('/settings/1.0.0/entry.js');
});

test('plain permalinks: the query of the call is appended to that of the root', async () => {
  const { fetch } = await run({ root: 'https://example.org/index.php?rest_route=/' });
  expect(fetch.mock.calls[0]?.[0]).toMatch(
    /^https:\/\/example\.org\/index\.php\?rest_route=\/jetpack\/v4\/stats\/data&range=day&_cacheBuster=\d+$/,
  );
});

test.each<[string, Options]>([
  ['that is not connected', { isActive: false }],
  ['in offline mode', { isOffline: true }],
])('a site %s gets no calls', async (_how, options) => {
  const { links, fetch } = await run(options);
  expect(links).toHaveLength(3);
  expect(fetch).not.toHaveBeenCalled();
});

test('calls without permission, or of an inactive module, are not sent', async () => {
  const everything = { hash: '#/dashboard', permissions: { view_stats: true }, settings: { protect: true } };
  expect((await run(everything)).calls.slice(2)).toEqual(['numbers', 'attacks']);
  expect((await run({ ...everything, permissions: { view_stats: false } })).calls.slice(2)).toEqual(['attacks']);
  expect((await run({ ...everything, settings: {} })).calls.slice(2)).toEqual(['numbers']);
});

test('a call for sites with their own hosting is not sent on an Atomic site', async () => {
  const manager = { hash: '#/my-plan', permissions: { manage_modules: true }, user: { isConnected: true } };
  expect((await run(manager)).calls).toEqual(['site/purchases', 'scan']);
  expect((await run({ ...manager, isAtomicSite: true })).calls).toEqual(['site/purchases']);
});

test.each(['#/my-plan', '#/recommendations', '#/recommendations/monitor'])(
  'at %s the dashboard is preloaded for a user without access, and only its permitted calls are sent',
  async (hash) => {
    const { links, calls } = await run({ hash, permissions: { edit_posts: true } });
    expect(links[0]?.href).toContain('/dashboard/1.0.0/entry.js');
    expect(calls).toEqual(['stats/data?range=day', 'x']);
  },
);

test.each<[string, Options['user'], string[]]>([
  ['a user without an account', {}, ['recommendations/data']],
  ['a linked user', { isConnected: true }, ['recommendations/data', 'offers']],
  ['the owner', { isConnected: true, isMaster: true }, ['recommendations/data', 'offers', 'counts']],
])('the calls for %s are sent', async (_user, user, expected) => {
  const { calls } = await run({ hash: '#/recommendations', permissions: { manage_modules: true }, ...(user && { user }) });
  expect(calls).toEqual(expected);
});

test('the page of operators is preloaded for them, on an unconnected site too, and for no other user', async () => {
  const permissions = { manage_modules: true };
  const { links } = await run({ hash: '#/delivery', isActive: false, operates: true });
  expect(links[0]?.href).toContain('/delivery/');
  expect(document.documentElement.dataset['siteAdmin']).toBe('cards');
  document.head.replaceChildren();
  expect((await run({ hash: '#/delivery', permissions })).links[0]?.href).toContain('/dashboard/');
});

test('recommendations are not loaded on a site where they are hidden', async () => {
  const { links } = await run({
    hash: '#/recommendations',
    permissions: { manage_modules: true },
    showRecommendations: false,
  });
  expect(links[0]?.href).toContain('/dashboard/');
});

test.each<[string, Options, string | undefined]>([
  ['of its frame', { hash: '#/product/backup' }, 'product'],
  ['that its remote declares', { hash: '#/my-plan', permissions: { manage_modules: true } }, 'cards'],
  ['of the connect screen, on an unconnected site', { isActive: false }, 'connect'],
  ['of its frame in offline mode', { isActive: false, isOffline: true }, 'dashboard'],
  ['of the dashboard, if the viewer is redirected to it', { hash: '#/my-plan' }, 'dashboard'],
  ['none for an unknown screen', { hash: '#/connect-user' }, undefined],
])('the root element names the placeholder of the screen: %s', async (_what, options, expected) => {
  delete document.documentElement.dataset['siteAdmin'];
  await run(options);
  expect(document.documentElement.dataset['siteAdmin']).toBe(expected);
});

test.each<[string, () => Options]>([
  ['a version is requested in the address', () => ({ search: '?remote.dashboard=1.0.0' })],
  ['a version is requested in the hash', () => ({ hash: '#/dashboard?remote.dashboard=1.0.0' })],
  ['this tab has overrides', () => (sessionStorage.setItem('site-admin:overrides', '{}'), {})],
  ['no remote owns the route', () => ({ hash: '#/nonsense' })],
  ['the page data is not JSON', () => ({ page: '{' })],
])('nothing is preloaded or thrown when %s', async (_what, arrange) => {
  const { links, fetch } = await run(arrange());
  expect(links).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
