import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Rollout } from '@site-admin/contracts';
import * as v from 'valibot';
import { manifestUrl, published, removeFolders, storeWith } from '../testing/folders';
import { refusal } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';
import { chosenVersions, getBucket } from './rollout';

let site: TestSite;
afterEach(() => site?.close());
afterAll(removeFolders);

const rollout = (more: Partial<Rollout> = {}): Rollout => ({
  candidate: '1.1.0',
  percent: 100,
  cohort: 'everyone',
  seed: 'a',
  stopRule: { maxFailureRate: 0.2, minMounts: 5 },
  ...more,
});

const registryPath = '/wp-json/site-admin/v1/registry';
const withRollout = (more: Partial<Rollout> = {}) => storeWith({ dashboard: published('dashboard', { rollout: rollout(more) }) });

const manifests = v.looseObject({ manifests: v.record(v.string(), v.string()) });

const chosen = async (login = 'admin') =>
  v.parse(v.looseObject({ chosen: v.record(v.string(), v.string()) }), (await site.as(login).get(registryPath)).body).chosen;

test('open pages poll the registry, and an unchanged one costs no body', async () => {
  const store = storeWith({ dashboard: published('dashboard') });
  site = await testSite({ store });
  const admin = site.as('admin');
  const first = await admin.get(registryPath);
  expect(first.body).toMatchObject({
    registry: { revision: 1 },
    manifests: { [manifestUrl('dashboard', '1.0.0')]: expect.any(String) },
    chosen: {},
  });
  const tag = String(first.headers.etag);
  const second = await admin.get(registryPath, { 'if-none-match': tag });
  expect([second.status, second.text]).toEqual([304, '']);
  storeWith({ dashboard: published('dashboard', { active: '1.1.0' }) }, store);
  expect((await admin.get(registryPath, { 'if-none-match': tag })).status).toBe(200);
  expect(refusal(await site.stranger.get(registryPath))).toBe('401 rest_forbidden');
  expect(refusal(await admin.get('/wp-json/site-admin/v1/other'))).toBe('404 rest_no_route');
});

test('a candidate is served to all users at 100 %, to none at 0 %, and to managers only where the registry declares it', async () => {
  site = await testSite({ store: withRollout() });
  expect(await chosen('editor')).toEqual({ dashboard: '1.1.0' });
  await site.close();
  site = await testSite({ store: withRollout({ percent: 0 }) });
  expect(await chosen()).toEqual({});
  await site.close();
  site = await testSite({ store: withRollout({ cohort: 'managers' }) });
  expect([await chosen('admin'), await chosen('editor')]).toEqual([{ dashboard: '1.1.0' }, {}]);
});

test('a user stays in the same bucket, and buckets match the percentage', () => {
  const users = Array.from({ length: 2000 }, (_, id) => id);
  const inside = users.filter((id) => getBucket('seed', id) < 25);
  expect(inside.length / users.length).toBeCloseTo(0.25, 1);
  expect(users.filter((id) => getBucket('seed', id) < 25)).toEqual(inside);
  expect(users.filter((id) => getBucket('other', id) < 25)).not.toEqual(inside);
  // A higher percentage only adds users.
  expect(inside.every((id) => getBucket('seed', id) < 50)).toBe(true);
});

test('a disabled remote, and a candidate that was withdrawn or never published, are not chosen', () => {
  const registry = (more: Parameters<typeof published>[1]) => ({
    schema: 1 as const,
    revision: 1,
    generatedAt: '2026-11-21T09:00:00.000Z',
    contract: { version: '2.0.0', provides: {}, events: [], extensionPoints: [] },
    remotes: { dashboard: published('dashboard', more) },
  });
  const otherUser = { userId: 1, manages: true };
  expect(chosenVersions(registry({ status: 'disabled', rollout: rollout() }), otherUser, [])).toEqual({});
  expect(chosenVersions(registry({ rollout: rollout({ candidate: '9.9.9' }) }), otherUser, [])).toEqual({});
  const { versions } = published('dashboard');
  Object.assign(versions['1.1.0'] ?? {}, { withdrawn: { reason: 'Unsafe.', at: '2026-11-21T09:00:00.000Z' } });
  expect(chosenVersions(registry({ rollout: rollout(), versions }), otherUser, [])).toEqual({});
});

test('a disabled remote keeps its manifest, so that its menu entries and routes can explain why it is off', async () => {
  site = await testSite({ store: storeWith({ dashboard: published('dashboard', { status: 'disabled', reason: 'Repairs.' }) }) });
  expect((await site.as('admin').get(registryPath)).body).toMatchObject({
    manifests: { [manifestUrl('dashboard', '1.0.0')]: expect.any(String) },
  });
});

test('one invalid entry of the registry affects that remote, not the manifests of the others', async () => {
  const store = storeWith({ dashboard: published('dashboard'), settings: published('settings') });
  const file = path.join(store, 'registry.json');
  const entry = { ...published('settings'), versions: 'none' };
  const remotes = { dashboard: published('dashboard'), settings: entry };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), remotes }));
  site = await testSite({ store });
  const { body } = await site.as('admin').get(registryPath);
  expect(body).toMatchObject({
    registry: { remotes: { dashboard: { active: '1.0.0' }, settings: entry } },
    manifests: { [manifestUrl('dashboard', '1.0.0')]: expect.any(String) },
  });
  expect(JSON.stringify(body)).not.toContain(`"${manifestUrl('settings', '1.0.0')}":"`);
});

test('a manifest that was changed in the store is passed on, and not cached', async () => {
  const store = storeWith({ dashboard: published('dashboard') });
  site = await testSite({ store });
  const url = manifestUrl('dashboard', '1.0.0');
  const file = path.join(store, url);
  const right = readFileSync(file, 'utf8');
  const shown = async () => v.parse(manifests, (await site.as('admin').get(registryPath)).body).manifests[url];
  writeFileSync(file, `${right} `);
  expect(await shown()).toBe(`${right} `);
  writeFileSync(file, right);
  expect(await shown()).toBe(right);
});

test('with a broken live manifest the previous one is included, so that the page can render the remote', async () => {
  const store = storeWith({ dashboard: published('dashboard', { active: '1.1.0', previous: '1.0.0' }) });
  writeFileSync(path.join(store, manifestUrl('dashboard', '1.1.0')), '{"not":"it"}');
  site = await testSite({ store });
  expect((await site.as('admin').get(registryPath)).body).toMatchObject({
    manifests: {
      [manifestUrl('dashboard', '1.0.0')]: expect.any(String),
      [manifestUrl('dashboard', '1.1.0')]: '{"not":"it"}',
    },
  });
});

test('of remotes beyond the first eight the page has the declarations only', async () => {
  const names = Array.from({ length: 9 }, (_none, at) => `team-${'abcdefghi'[at]}`);
  const store = storeWith(Object.fromEntries(names.map((name) => [name, published(name)])));
  const text = JSON.stringify({ declaration: { name: 'team-i' }, files: [{ name: 'entry.js' }] });
  writeFileSync(path.join(store, manifestUrl('team-i', '1.0.0')), text);
  site = await testSite({ store });
  const { body } = await site.as('admin').get(registryPath);
  const printed = v.parse(manifests, body).manifests;
  expect(Object.keys(printed)).toEqual(names.map((name) => manifestUrl(name, '1.0.0')));
  expect(printed[manifestUrl('team-h', '1.0.0')]).toBe('manifest of team-h 1.0.0');
  expect(printed[manifestUrl('team-i', '1.0.0')]).toBe('{"declaration":{"name":"team-i"}}');
});

test('a broken manifest is read again by each call, as it may be repaired', async () => {
  const store = storeWith({ dashboard: published('dashboard') });
  const file = path.join(store, manifestUrl('dashboard', '1.0.0'));
  const intact = readFileSync(file, 'utf8');
  writeFileSync(file, `${intact} `);
  site = await testSite({ store });
  const getText = async () => v.parse(manifests, (await site.as('admin').get(registryPath)).body).manifests;
  expect(Object.values(await getText())).toContain(`${intact} `);
  writeFileSync(file, intact);
  expect(Object.values(await getText())).toContain(intact);
});
