import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeDelivery, getDelivery, type RegisteredRemote } from '@site-admin/contracts';
import { published, publishVersion, removeFolders, storeWith, temporaryFolder } from '../testing/folders';
import { outcomes, parseResult, refusal } from '../testing/responses';
import { opsKey, signRegistry, signVersions, trust } from '../testing/signing';
import { testSite, testTime, type SiteUser, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site?.close());
afterAll(removeFolders);

const base = '/wp-json/site-admin/v1/';
const address = `${base}delivery`;

/** Creates a store with two complete versions of the dashboard, and one whose files are missing. */
function createStore(more: Partial<RegisteredRemote> = {}): string {
  const folder = temporaryFolder();
  const files = (version: string) => ({ 'entry.js': `run("${version}")`, 'chunk.js': 'more()', 'logo.svg': '<svg/>' });
  const version = (id: string) => publishVersion(folder, 'dashboard', id, files(id));
  const versions = { '1.0.0': version('1.0.0'), '1.1.0': version('1.1.0'), '1.2.0': version('1.2.0') };
  writeFileSync(path.join(folder, path.dirname(versions['1.2.0'].manifestUrl), 'entry.js'), 'damaged');
  return storeWith({ dashboard: published('dashboard', { versions, ...more }) }, folder);
}

const read = async (user: SiteUser = site.as('admin')) => parseResult(getDelivery, await user.get(address));
const run = (command: string, body: object, user: SiteUser = site.as('admin'), remote = 'dashboard') =>
  user.post(`${address}/${remote}/${command}`, { revision: 1, reason: 'As planned.', ...body });

test('the state has what is live, with versions newest first and their sizes without assets', async () => {
  site = await testSite({ store: createStore() });
  const state = await read();
  expect(state).toMatchObject({ revision: 1, writes: { allowed: true }, journal: [] });
  expect(state.store).toContain('registry.json');
  const [dashboard] = state.remotes;
  expect(dashboard).toMatchObject({ name: 'dashboard', title: 'dashboard', status: 'live', active: '1.0.0', previous: null });
  expect(dashboard?.versions.map(({ version }) => version)).toHaveLength(3);
  expect(dashboard?.versions.find(({ version }) => version === '1.1.0')).toMatchObject({
    ...{ owner: 'a team', contract: '^2.0.0', brotli: 'run("1.1.0")'.length + 'more()'.length },
  });
  expect(dashboard).not.toHaveProperty('liveSince');
  expect(dashboard?.failures.map(({ version, points }) => [version, points.length])).toEqual([['1.0.0', 24]]);
});

test('each command does what the remotes command does, and the journal names the user', async () => {
  site = await testSite({ store: createStore() });
  const change = async (command: string, body: object) => parseResult(changeDelivery, await run(command, body));
  const canary = await change('canary', { version: '1.1.0', percent: 50, cohort: 'managers' });
  expect(canary.remotes[0]?.rollout).toMatchObject({ candidate: '1.1.0', percent: 50, cohort: 'managers' });
  expect(canary.remotes[0]?.rollout?.startedAt).toBe(new Date(testTime).toISOString());
  site.clock.now += 60_000;
  const promoted = await change('promote', { revision: 2, version: '1.1.0', reason: '  Tested.  ' });
  expect(promoted.remotes[0]).toMatchObject({ active: '1.1.0', previous: '1.0.0', liveBy: { name: 'admin' } });
  expect(promoted.remotes[0]?.liveSince).toBe(new Date(testTime + 60_000).toISOString());
  expect(promoted.journal[0]).toMatchObject({
    ...{ revision: 3, action: 'promote', remote: 'dashboard', version: '1.1.0', as: 'admin', reason: 'Tested.' },
    ...{ from: '1.0.0, canary 1.1.0 50 %', to: '1.1.0' },
  });
  expect((await change('rollback', { revision: 3 })).remotes[0]).toMatchObject({ active: '1.0.0', previous: '1.1.0' });
  expect((await change('rollback', { revision: 4, version: '1.1.0' })).remotes[0]).toMatchObject({ active: '1.1.0' });
  site.clock.now += 60_000;
  const disabled = await change('disable', { revision: 5, reason: 'Repairs.' });
  expect(disabled.remotes[0]).toMatchObject({ status: 'disabled', reason: 'Repairs.' });
  expect(disabled.remotes[0]?.liveSince).toBe(promoted.remotes[0]?.liveSince);
  expect((await change('enable', { revision: 6 })).remotes[0]).toMatchObject({ status: 'live' });
  const withdrawn = await change('withdraw', { revision: 7, version: '1.1.0', reason: 'Leaks.' });
  expect(withdrawn.remotes[0]).toMatchObject({ active: '1.0.0' });
  expect(withdrawn.remotes[0]?.versions.find(({ version }) => version === '1.1.0')?.withdrawn).toMatchObject({
    reason: 'Leaks.',
  });
  expect(withdrawn.journal.map(({ action }) => action)).toEqual(
    'withdraw enable disable rollback rollback promote canary'.split(' '),
  );
});

test('users without the right get a 403, strangers a 401, and pages of other sites nothing', async () => {
  const store = createStore();
  site = await testSite({ store });
  const refused = { editor: '403 rest_forbidden', subscriber: '403 rest_forbidden', stranger: '401 rest_forbidden' };
  const body = { revision: 1, reason: 'x', version: '1.1.0' };
  const users = ['editor', 'subscriber', 'stranger'];
  expect(await outcomes(site, { method: 'GET', path: address }, ...users)).toEqual(refused);
  expect(await outcomes(site, { method: 'POST', path: `${address}/dashboard/promote`, body }, ...users)).toEqual(refused);
  const admin = site.as('admin');
  const send = (headers: Record<string, string>) => admin.post(`${address}/dashboard/promote`, body, headers);
  expect(refusal(await send({ 'x-wp-nonce': 'wrong' }))).toBe('403 rest_cookie_invalid_nonce');
  expect(refusal(await send({ origin: 'https://evil.example' }))).toBe('403 rest_cross_site');
  expect(refusal(await send({ 'sec-fetch-site': 'cross-site' }))).toBe('403 rest_cross_site');
  expect((await read()).revision).toBe(1);
});

const long = 'x'.repeat(501);
const badBodies: readonly (readonly [what: string, command: string, body: object])[] = [
  ['no reason', 'promote', { version: '1.1.0', reason: '   ' }],
  ['a long reason', 'promote', { version: '1.1.0', reason: long }],
  ['no revision', 'promote', { version: '1.1.0', revision: undefined }],
  ['a revision that is a text', 'promote', { version: '1.1.0', revision: '1' }],
  ['no version', 'withdraw', {}],
  ['a version that is none', 'promote', { version: '__proto__' }],
  ['no percentage', 'canary', { version: '1.1.0' }],
  ['too high a percentage', 'canary', { version: '1.1.0', percent: 101 }],
  ['an unknown cohort', 'canary', { version: '1.1.0', percent: 1, cohort: 'friends' }],
  ['a version the command does not take', 'disable', { version: '1.1.0' }],
  ['a percentage the command does not take', 'disable', { percent: 5 }],
  ['a cohort the command does not take', 'promote', { version: '1.1.0', cohort: 'everyone' }],
  ['an unknown member', 'disable', { force: true }],
];

test('bodies that a command does not take are a 400, and nothing changes', async () => {
  site = await testSite({ store: createStore() });
  for (const [what, command, body] of badBodies)
    expect([what, refusal(await run(command, body))]).toEqual([what, '400 rest_invalid_param']);
  expect((await read()).revision).toBe(1);
});

test('a body that is no JSON is a 400, and a command that does not exist a 404', async () => {
  site = await testSite({ store: createStore() });
  expect((await site.as('admin').post(`${address}/dashboard/promote`, '{')).status).toBe(400);
  for (const command of ['publish', 'constructor', '__proto__', 'freeze'])
    expect(refusal(await run(command, {}))).toBe('404 rest_no_route');
});

const refusals = [
  ['no-team', 'promote', '1.1.0', 'No remote is called no-team.', 'Published are: dashboard.'],
  ['constructor', 'promote', '1.1.0', 'No remote is called constructor.', 'Published are: dashboard.'],
  ['dashboard', 'promote', '9.9.9', 'dashboard 9.9.9 is not published.', 'Published are: 1.0.0'],
  ['dashboard', 'promote', '1.2.0', 'dashboard 1.2.0 was not made live.', 'entry.js'],
  ['dashboard', 'rollback', undefined, 'dashboard was not rolled back.', '--to VERSION'],
] as const;

test('what the rules of delivery refuse is a 422 with the sentence and the remedy that the command prints', async () => {
  site = await testSite({ store: createStore() });
  for (const [remote, command, version, message, reason] of refusals) {
    const response = await run(command, { version }, site.as('admin'), remote);
    expect(refusal(response)).toBe('422 delivery_refused');
    expect(response.body).toMatchObject({ message, data: { reasons: [expect.stringContaining(reason)] } });
  }
});

test('what is withdrawn or frozen is refused with its reason; a freeze lets rollback, disable and withdraw through', async () => {
  const store = createStore();
  site = await testSite({ store });
  await run('withdraw', { version: '1.1.0', reason: 'Leaks.' });
  const withdrawn = await run('promote', { revision: 2, version: '1.1.0' });
  expect(withdrawn.body).toMatchObject({ code: 'delivery_refused', message: 'dashboard 1.1.0 is withdrawn: Leaks.' });
  const file = path.join(store, 'registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"revision": 2', '"revision": 3, "frozen": "Release week."'));
  expect(await read()).toMatchObject({ revision: 3, frozen: 'Release week.' });
  const frozen = await run('canary', { revision: 3, version: '1.2.0', percent: 0 });
  expect(frozen.status).toBe(200);
  const enabled = await run('disable', { revision: 4 });
  expect(enabled.status).toBe(200);
  const refused = await run('enable', { revision: 5 });
  expect(refused.body).toMatchObject({
    ...{ code: 'delivery_refused', message: 'The registry is frozen.' },
    data: { reasons: ['Release week. (npm run remotes -- unfreeze ends the freeze)'] },
  });
});

test('a change on an older revision is a 409 that names the changes and their authors; of two at once one wins', async () => {
  site = await testSite({ store: createStore() });
  await run('disable', { reason: 'Repairs.' }, site.as('admin2'));
  const late = await run('promote', { version: '1.1.0' });
  expect(refusal(late)).toBe('409 revision_changed');
  expect(late.body).toMatchObject({
    data: { revision: 2, changes: [{ revision: 2, action: 'disable', as: 'admin2', reason: 'Repairs.' }] },
  });
  const both = await Promise.all([
    run('enable', { revision: 2 }),
    run('withdraw', { revision: 2, version: '1.1.0' }, site.as('admin2')),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read()).revision).toBe(3);
});

/** Writes a store that is signed by ops and publishers. */
function createSignedStore(more: Partial<RegisteredRemote> = {}): string {
  const folder = createStore(more);
  const file = path.join(folder, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const dashboard = signVersions(registry.remotes.dashboard);
  writeFileSync(file, JSON.stringify(signRegistry({ ...registry, remotes: { dashboard } })));
  return folder;
}

test('a server with the key of ops signs what its users change; one without it changes nothing and states why', async () => {
  const store = createSignedStore();
  site = await testSite({ store, trust });
  const { writes } = await read();
  expect(writes).toEqual({ allowed: false, reason: expect.stringContaining('--key FILE') });
  const refused = await run('promote', { version: '1.1.0' });
  expect(refusal(refused)).toBe('403 delivery_read_only');
  await site.close();
  site = await testSite({ store });
  expect((await read()).writes.allowed).toBe(false);
  await site.close();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  site = await testSite({ store, trust: { ...trust, privateKeys: [opsKey] }, log });
  const state = parseResult(changeDelivery, await run('promote', { version: '1.1.0' }));
  expect(state.remotes[0]).toMatchObject({ active: '1.1.0', liveBy: { name: 'admin', key: opsKey.publicKey.id } });
  expect(state.writes).toEqual({ allowed: true });
  expect(await read()).not.toHaveProperty('fault');
  expect(lines.join('')).toContain('"event":"operator-command","command":"promote","remote":"dashboard","user":"admin"');
});

test('where a promotion needs two keys, that of the server alone makes nothing live', async () => {
  const publicKeys = { ...trust.publicKeys, promoteNeedsTwoKeys: true };
  site = await testSite({ store: createSignedStore({ active: null }), trust: { publicKeys, privateKeys: [opsKey] } });
  const response = await run('promote', { version: '1.1.0' });
  expect(refusal(response)).toBe('422 delivery_refused');
  expect(response.body).toMatchObject({ data: { reasons: [expect.stringContaining('approv')] } });
  expect((await read()).remotes[0]?.active).toBeNull();
});

test('without a registry there is nothing to change, and one that was damaged is left as it is', async () => {
  site = await testSite({ store: temporaryFolder() });
  expect(await read()).toMatchObject({ revision: 0, remotes: [], journal: [] });
  expect(refusal(await run('disable', { revision: 0 }))).toBe('422 delivery_refused');
  await site.close();
  const store = createStore();
  site = await testSite({ store });
  await read();
  writeFileSync(path.join(store, 'registry.json'), 'damaged');
  const response = await run('disable', {});
  expect(refusal(response)).toBe('503 delivery_unavailable');
  expect(response.body).toMatchObject({ message: expect.stringContaining('restore the file from a backup') });
  expect(readFileSync(path.join(store, 'registry.json'), 'utf8')).toBe('damaged');
});

test('a registry that was refused, and a journal that was changed, are named', async () => {
  const store = createStore();
  site = await testSite({ store });
  await run('disable', {});
  await run('enable', { revision: 2 });
  const [newest] = (await read()).journal;
  expect(newest?.revision).toBe(3);
  const file = path.join(store, 'registry.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"revision": 3', '"revision": 1'));
  expect(await read()).toMatchObject({ revision: 3, fault: expect.stringContaining('revision 3 was served before') });
  await site.close();
  const lost = createStore();
  const named = path.join(lost, 'registry.json');
  writeFileSync(named, readFileSync(named, 'utf8').replace('"revision":1', `"revision":1,"journal":"${'a'.repeat(64)}"`));
  site = await testSite({ store: lost });
  expect((await read()).journalFault).toContain('is missing');
});
