import * as v from 'valibot';
import { healthReport, pageData, registry, remoteDeclaration, remoteManifest, shellManifest } from './index';

const declaration = {
  name: 'dashboard',
  title: 'Dashboard',
  version: '1.4.2',
  contract: '^2.0.0',
  owner: 'team-dashboard',
  pages: [{ path: '/dashboard', title: 'At a Glance', audience: 'everyone', frame: 'dashboard' }],
  navigation: [{ label: 'At a Glance', to: '/dashboard', order: 10, audience: 'everyone' }],
  extensions: [{ point: 'dashboard.banner@1', order: 1, audience: 'managers' }],
  emits: ['recommendations/pendingCounted@1'],
  listens: ['licensing/activated@1'],
  budget: { entryGzip: 9000, totalBrotli: 60000 },
};
const hash = `sha384-${'A'.repeat(64)}`;
const file = { name: 'entry.1a2b.js', kind: 'script', role: 'entry', integrity: hash, size: 3, gzip: 2, brotli: 1 };
const manifest = {
  declaration,
  build: '0123abcd',
  builtAt: '2022-12-01T10:00:00.000Z',
  commit: '',
  container: 'dashboard_0123abcd',
  expose: './remote',
  files: [file, { ...file, name: 'style.1a2b.css', kind: 'style', role: 'sync' }],
  shared: { react: '^19.0.0' },
};
const document = {
  schema: 1,
  revision: 7,
  generatedAt: '2022-12-01T10:00:00.000Z',
  expires: '2023-01-01T10:00:00.000Z',
  frozen: 'Release freeze',
  journal: 'a1b2',
  signature: { key: '0123456789abcdef', value: 'AA==' },
  contract: { version: '2.0.0', provides: {}, events: [], extensionPoints: [] },
  remotes: {
    dashboard: {
      active: '1.4.2',
      previous: null,
      status: 'live',
      rollout: {
        candidate: '1.4.2',
        percent: 5,
        cohort: 'managers',
        seed: 'a',
        stopRule: { maxFailureRate: 0.1, minMounts: 20 },
        stopped: { at: '2022-12-01T10:00:00.000Z', mounts: 20, failures: 3 },
      },
      versions: {
        '1.4.2': {
          manifestUrl: 'dashboard/1.4.2-0123abcd/remote.manifest.json',
          manifestIntegrity: hash,
          contract: '^2.0.0',
          builtAt: '2022-12-01T10:00:00.000Z',
          publishedAt: '2022-12-01T10:00:00.000Z',
          commit: '',
          owner: 'team-dashboard',
          signature: { key: '0123456789abcdef', value: 'AA==' },
          approvals: [{ key: '0123456789abcdef', value: 'AA==' }],
          withdrawn: { reason: 'It loops.', at: '2022-12-01T10:00:00.000Z' },
        },
      },
    },
  },
};
const shell = {
  build: '0123abcd',
  builtAt: '2022-12-01T10:00:00.000Z',
  commit: '',
  contract: '2.0.0',
  provides: { react: '19.3.1' },
  events: [],
  extensionPoints: [],
  files: [{ ...file, role: 'start' }],
};
const report = {
  remote: 'dashboard',
  version: '1.4.2',
  phase: 'mount',
  outcome: 'ok',
  source: 'active',
  ms: 12,
  correlation: 'c1',
};

const fieldsRefused = (schema: v.GenericSchema, value: unknown) =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => v.getDotPath(issue));

test.each([
  ['remote.json', remoteDeclaration, declaration],
  ['remote.manifest.json', remoteManifest, manifest],
  ['the registry', registry, document],
  ['shell.manifest.json', shellManifest, shell],
  ['a health report', healthReport, report],
])('%s is taken as it should be, and refused with an unknown key', (_name, schema, value) => {
  expect(fieldsRefused(schema, value)).toEqual([]);
  expect(fieldsRefused(schema, { ...value, surprise: true })).toEqual(['surprise']);
});

test('unknown keys are refused inside as well', () => {
  expect(fieldsRefused(remoteDeclaration, { ...declaration, pages: [{ ...declaration.pages[0], surprise: 1 }] })).toEqual([
    'pages.0.surprise',
  ]);
  expect(fieldsRefused(remoteManifest, { ...manifest, files: [{ ...file, surprise: 1 }] })).toContain('files.0.surprise');
  const dashboard = { ...document.remotes.dashboard, surprise: 1 };
  expect(fieldsRefused(registry, { ...document, remotes: { dashboard } })).toEqual(['remotes.dashboard.surprise']);
});

test.each([
  ['contract', '*'],
  ['contract', ' '],
  ['version', '1.4'],
  ['name', 'Dash Board'],
  ['emits', ['dashboard/exploded@1']],
  ['listens', ['licensing/activated@2']],
  ['extensions', [{ point: 'nowhere@1', order: 1, audience: 'everyone' }]],
  ['pages', [{ path: 'dashboard', title: 'x', audience: 'everyone', frame: 'dashboard' }]],
  ['pages', [{ path: '/dashboard', title: 'x', audience: 'somebody', frame: 'dashboard' }]],
  ['navigation', [{ label: 'x', to: '/x', order: 1, audience: 'everyone', badge: 'licensing/activated@1' }]],
  ['budget', { entryGzip: 0, totalBrotli: 1 }],
])('remote.json with %s %j is refused', (key, value) => {
  const refused = fieldsRefused(remoteDeclaration, { ...declaration, [key]: value });
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(new RegExp(`^${key}`));
});

const steps = { path: '/steps/*', title: 'Steps', audience: 'everyone', frame: 'dashboard' };

test('a page may list its routes, each with a title and a name of its own', () => {
  const routes = [{ path: '/steps' }, { path: '/steps/one', title: 'Step one', name: '' }];
  const parsed = v.parse(remoteDeclaration, { ...declaration, pages: [{ ...steps, name: 'Assistant', routes }] });
  expect(parsed.pages).toMatchObject([{ name: 'Assistant', routes }]);
});

test.each<[string, readonly object[], string]>([
  ['an unknown key', [{ ...steps, routes: [{ path: '/steps/one', surprise: 1 }] }], 'pages.0.routes.0.surprise'],
  ['an empty title', [{ ...steps, routes: [{ path: '/steps/one', title: '' }] }], 'pages.0.routes.0.title'],
  ['a pattern', [{ ...steps, routes: [{ path: '/steps/:one' }] }], 'pages.0.routes.0.path'],
  ['a path outside the page', [{ ...steps, routes: [{ path: '/other' }] }], 'pages.0'],
  ['a path twice', [{ ...steps, routes: [{ path: '/steps/one' }, { path: '/steps/one' }] }], 'pages'],
  [
    'the path of another page',
    [
      { ...steps, path: '/steps/one' },
      { ...steps, routes: [{ path: '/steps/one' }] },
    ],
    'pages',
  ],
])('routes with %s are refused', (_what, pages, where) => {
  expect(fieldsRefused(remoteDeclaration, { ...declaration, pages })).toEqual([where]);
});

test('members left out of remote.json are empty', () => {
  const { navigation: _n, extensions: _e, emits: _s, listens: _l, ...least } = declaration;
  expect(v.parse(remoteDeclaration, least)).toMatchObject({ navigation: [], extensions: [], emits: [], listens: [] });
  expect(v.parse(remoteDeclaration, least).pages[0]?.prefetch).toEqual([]);
});

test.each([
  ['no entry', { files: [] }],
  ['two entries', { files: [file, file] }],
  ['a path for a file', { files: [{ ...file, name: '../entry.js' }] }],
  ['another hash', { files: [{ ...file, integrity: 'sha256-x' }] }],
  ['a container no script can name', { container: 'a-b' }],
  ['another module', { expose: './page' }],
  ['no build', { build: '' }],
])('a manifest with %s is refused', (_what, changes) => {
  expect(fieldsRefused(remoteManifest, { ...manifest, ...changes })).not.toEqual([]);
});

test.each([
  ['another schema', { schema: 2 }],
  ['half a revision', { revision: 1.5 }],
  ['no contract', { contract: undefined }],
])('a registry with %s is refused', (_what, changes) => {
  expect(fieldsRefused(registry, { ...document, ...changes })).not.toEqual([]);
});

test('the page’s data leaves the registry to the shell, so that an invalid one does not break the page', () => {
  const data = {
    registry: 'garbage',
    manifests: {},
    overrides: 'closed',
    addresses: { remotes: '/r/', registry: '/registry', health: '/health', nonce: '/nonce' },
    pollSeconds: 30,
    locale: 'en_US',
    direction: 'ltr',
  };
  expect(v.parse(pageData, data)).toEqual({ ...data, chosen: {}, operates: false });
  expect(fieldsRefused(pageData, { ...data, overrides: 'open' })).toEqual(['overrides']);
});
