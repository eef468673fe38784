import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RegisteredRemote } from '@site-admin/contracts';
import * as v from 'valibot';
import { builtShell, getIntegrity, manifestUrl, published, put, removeFolders, storeWith } from '../testing/folders';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site?.close());
afterAll(removeFolders);

const registryPath = '/wp-json/site-admin/v1/registry';
const pagePath = '/wp-admin/admin.php?page=jetpack';

const response = v.looseObject({
  registry: v.looseObject({ remotes: v.record(v.string(), v.looseObject({ versions: v.record(v.string(), v.unknown()) })) }),
});
const getRegistry = async (query = '', login = 'editor') =>
  v.parse(response, (await site.as(login).get(registryPath + query)).body).registry;
const getVersions = async (query = '', login = 'editor') =>
  Object.fromEntries(
    Object.entries((await getRegistry(query, login)).remotes).map(([name, { versions }]) => [name, Object.keys(versions)]),
  );

const names = ['dashboard', 'licensing', 'recommendations', 'settings'];
/** A remote with as many versions, of which the last two are active and previous. */
function withVersions(name: string, count: number): RegisteredRemote {
  const ids = Array.from({ length: count }, (_none, at) => `1.${at}.0`);
  const [like] = Object.values(published(name).versions);
  if (!like) throw new Error('Nothing is published.');
  const version = (id: string) => ({ ...like, manifestUrl: manifestUrl(name, id), manifestIntegrity: getIntegrity(name + id) });
  const versions = Object.fromEntries(ids.map((id) => [id, version(id)]));
  return { active: ids.at(-1) ?? null, previous: ids.at(-2) ?? null, status: 'live', versions };
}
/** Of the versions, the manifests of those that are live are in the store. */
function createStore(count: number): string {
  const remotes = Object.fromEntries(names.map((name) => [name, withVersions(name, count)]));
  const store = storeWith(Object.fromEntries(names.map((name) => [name, withVersions(name, 2)])));
  const document = v.parse(v.looseObject({}), JSON.parse(readFileSync(path.join(store, 'registry.json'), 'utf8')));
  put(store, 'registry.json', JSON.stringify({ ...document, remotes }));
  return store;
}

test('250 versions of each of four remotes add at most 1 kB to the page and to the response of the registry', async () => {
  const shell = builtShell();
  const getSizes = async (count: number) => {
    site = await testSite({ store: createStore(count), shell });
    const texts = [await site.as('admin').get(pagePath), await site.as('admin').get(registryPath)].map(({ text }) => text);
    await site.close();
    return texts.map((text) => brotliCompressSync(text).length);
  };
  const [page = 0, registry = 0] = await getSizes(2);
  const [manyPage = 0, manyRegistry = 0] = await getSizes(250);
  expect(manyPage - page).toBeLessThanOrEqual(1000);
  expect(manyRegistry - registry).toBeLessThanOrEqual(1000);
  expect(registry).toBeGreaterThan(500);
});

test('a page receives the active, previous and chosen version, with what it needs of them', async () => {
  const signature = { key: 'team', value: 'c2lnbmF0dXJl' };
  const remote = withVersions('dashboard', 5);
  Object.assign(remote.versions['1.4.0'] ?? {}, { signature, approvals: [signature] });
  const rollout = { candidate: '1.1.0', percent: 100, cohort: 'everyone', seed: 'a' } as const;
  const stopRule = { maxFailureRate: 0.2, minMounts: 5 };
  const store = storeWith({ dashboard: { ...remote, rollout: { ...rollout, stopRule } } });
  site = await testSite({ store });
  const { remotes, ...rest } = await getRegistry();
  expect(Object.keys(rest)).toEqual(['schema', 'revision', 'contract']);
  expect(Object.keys(remotes['dashboard'] ?? {}).sort()).toEqual(['active', 'previous', 'status', 'versions']);
  const { manifestUrl: url, manifestIntegrity } = remote.versions['1.4.0'] ?? {};
  expect(remotes['dashboard']?.versions).toEqual({
    '1.1.0': expect.anything(),
    '1.3.0': expect.anything(),
    '1.4.0': { manifestUrl: url, manifestIntegrity, signature },
  });
});

test('further versions are included on request: published ones, withdrawn ones with the reason, none of a disabled remote', async () => {
  const dashboard = withVersions('dashboard', 9);
  const withdrawn = { reason: 'Unsafe.', at: '2026-11-21T09:00:00.000Z' };
  Object.assign(dashboard.versions['1.1.0'] ?? {}, { withdrawn });
  const settings = { ...withVersions('settings', 9), status: 'disabled' as const };
  site = await testSite({ store: storeWith({ dashboard, settings }) });
  const usual = { dashboard: ['1.7.0', '1.8.0'], settings: ['1.7.0', '1.8.0'] };
  expect(await getVersions()).toEqual(usual);
  const several = await getVersions('?with=dashboard@1.0.0,dashboard@1.1.0&with=dashboard@1.2.0,settings@1.0.0');
  expect(several).toEqual({ ...usual, dashboard: ['1.0.0', '1.1.0', '1.2.0', '1.7.0', '1.8.0'] });
  const { remotes } = await getRegistry('?with=dashboard@1.1.0');
  expect(remotes['dashboard']?.versions['1.1.0']).toMatchObject({ withdrawn });
  for (const strange of [
    'dashboard@9.9.9',
    'x@1.0.0',
    '__proto__@constructor',
    'dashboard@__proto__',
    '@',
    '%00',
    'a,'.repeat(999),
  ])
    expect(await getVersions(`?with=${strange}`)).toEqual(usual);
});

test('a remote of which all pages, entries and extensions are for operators is sent to operators only', async () => {
  const store = storeWith({ delivery: published('delivery'), dashboard: published('dashboard') });
  const page = { path: '/delivery', title: 'Delivery', audience: 'operators', frame: 'bare' };
  const entry = { label: 'Delivery', to: '/delivery', order: 90, audience: 'operators' };
  const declare = (more: object) => {
    const declaration = { name: 'delivery', pages: [page], navigation: [entry], ...more };
    put(store, manifestUrl('delivery', '1.0.0'), JSON.stringify({ declaration }));
  };
  declare({ extensions: [] });
  site = await testSite({ store, operators: ['admin'] });
  expect(Object.keys(await getVersions('?with=delivery@1.1.0'))).toEqual(['dashboard']);
  expect(Object.keys(await getVersions('', 'admin2'))).toEqual(['dashboard']);
  expect(Object.keys(await getVersions('', 'admin'))).toEqual(['delivery', 'dashboard']);
  expect((await site.as('editor').get(registryPath)).text).not.toContain('delivery');
  declare({ extensions: [{ point: 'dashboard.banner@1', order: 1, audience: 'everyone' }] });
  expect(Object.keys(await getVersions())).toEqual(['delivery', 'dashboard']);
});
