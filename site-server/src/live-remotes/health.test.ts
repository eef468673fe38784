import { readFileSync } from 'node:fs';
import path from 'node:path';
import { registry as registrySchema, type Rollout } from '@site-admin/contracts';
import * as v from 'valibot';
import { published, removeFolders, storeWith } from '../testing/folders';
import { refusal } from '../testing/responses';
import { testSite, testTime, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site?.close());
afterAll(removeFolders);

const registryPath = '/wp-json/site-admin/v1/registry';
const healthPath = '/wp-json/site-admin/v1/health';
const users = ['admin', 'admin2', 'editor', 'author', 'contributor'];

const rollout = (more: Partial<Rollout> = {}): Rollout => ({
  ...{ candidate: '1.1.0', percent: 100, cohort: 'everyone', seed: 'a' },
  stopRule: { maxFailureRate: 0.2, minMounts: 4 },
  ...more,
});
const withRollout = (more: Partial<Rollout> = {}, folder?: string, revision?: number) =>
  storeWith({ dashboard: published('dashboard', { rollout: rollout(more) }) }, folder, revision);

const chosenSchema = v.looseObject({ chosen: v.record(v.string(), v.string()) });
/** Opens the page as a user, and returns the chosen versions. */
const open = async (login = 'admin') => v.parse(chosenSchema, (await site.as(login).get(registryPath)).body).chosen;

const report = (outcome: 'ok' | 'failed', more: Record<string, unknown> = {}) => ({
  ...{ remote: 'dashboard', version: '1.1.0', phase: 'mount', outcome, source: 'canary', ms: 12, correlation: 'c1' },
  ...more,
});
const send = (login: string, ...reports: object[]) => site.as(login).post(healthPath, { reports });
const health = async () => (await site.as('admin').get(healthPath)).body;

test('reports are counted by remote, version, phase and outcome; managers see the counts', async () => {
  site = await testSite({ store: withRollout() });
  const reports = [report('ok'), report('ok', { ms: 24 }), report('failed', { reason: 'boom', correlation: 'c9' })];
  expect((await send('editor', ...reports)).body).toEqual({ taken: 3 });
  expect(await health()).toMatchObject({
    counts: [
      {
        remote: 'dashboard',
        version: '1.1.0',
        phase: 'mount',
        outcome: 'failed',
        count: 1,
        lastReason: 'boom',
        lastCorrelation: 'c9',
      },
      { outcome: 'ok', count: 2, averageMs: 18 },
    ],
    stopped: [],
  });
  expect(refusal(await site.as('editor').get(healthPath))).toBe('403 rest_forbidden');
  expect(refusal(await site.stranger.post(healthPath, { reports }))).toBe('401 rest_forbidden');
});

test.each([
  ['an invalid report', [{ remote: 'x' }]],
  ['no list', undefined],
  ['a report with an unknown key', [{ ...report('ok'), extra: 1 }]],
  ['a name that is too long', [report('ok', { remote: 'r'.repeat(101) })]],
  ['a code that is too long', [report('ok', { correlation: 'c'.repeat(51) })]],
  ['more reports than a page sends', Array.from({ length: 101 }, () => report('ok'))],
])('%s is a 400, and nothing is counted', async (_what, reports) => {
  site = await testSite({ store: withRollout() });
  expect(refusal(await site.as('admin').post(healthPath, { reports }))).toBe('400 rest_invalid_param');
  expect(await health()).toEqual({ counts: [], stopped: [], running: [] });
});

test('reports about remotes and versions that are not published are not stored', async () => {
  site = await testSite({ store: withRollout() });
  const unknown = [
    report('ok', { remote: 'constructor' }),
    report('ok', { version: '__proto__' }),
    report('ok', { remote: 'x' }),
  ];
  expect((await send('admin', ...unknown, report('ok', { version: '', phase: 'run' }))).body).toEqual({ taken: 1 });
});

test('a session may send 120 batches a minute', async () => {
  site = await testSite({ store: withRollout() });
  for (let sent = 0; sent < 120; sent += 1) expect((await send('admin', report('ok'))).status).toBe(200);
  expect((await send('admin', report('ok'))).status).toBe(429);
  expect((await send('editor', report('ok'))).status).toBe(200);
  site.clock.now += 60_000;
  expect((await send('admin', report('ok'))).status).toBe(200);
});

test('one user cannot stop a canary: each user counts once', async () => {
  site = await testSite({ store: withRollout({ stopRule: { maxFailureRate: 0.2, minMounts: 2 } }) });
  await open('admin');
  await send('admin', ...Array.from({ length: 50 }, () => report('failed')));
  expect(await open('admin')).toEqual({ dashboard: '1.1.0' });
});

test('reports from sessions that were not sent the candidate do not count', async () => {
  site = await testSite({ store: withRollout({ cohort: 'managers' }) });
  for (const login of users) await send(login, report('failed'));
  expect(await open('admin')).toEqual({ dashboard: '1.1.0' });
  for (const login of ['editor', 'author', 'contributor']) {
    await open(login);
    await send(login, report('failed'));
  }
  expect(await health()).toMatchObject({ stopped: [] });
});

test.each(['load', 'mount', 'run'])(
  'a canary that fails for more users than allowed (%s) is stopped, for every server; a new seed starts again',
  async (phase) => {
    const store = withRollout();
    const lines: string[] = [];
    site = await testSite({ store, log: { write: (line) => void lines.push(line) } });
    for (const login of users) await open(login);
    for (const login of ['author', 'contributor']) await send(login, report('ok'));
    await send('admin', report('ok'), report('failed', { phase }));
    // One of three users saw it fail; the rule applies from four users on.
    expect(await open()).toEqual({ dashboard: '1.1.0' });
    await send('editor', report('ok'));
    expect(await open()).toEqual({});
    expect(await health()).toMatchObject({ stopped: [{ remote: 'dashboard', candidate: '1.1.0', mounts: 4, failures: 1 }] });
    expect(lines.join('')).toContain('"event":"canary-stopped"');

    const stored = v.parse(registrySchema, JSON.parse(readFileSync(path.join(store, 'registry.json'), 'utf8')));
    const stopped = { at: new Date(testTime).toISOString(), mounts: 4, failures: 1 };
    expect(stored).toMatchObject({ revision: 2, remotes: { dashboard: { rollout: { stopped } } } });
    const other = await testSite({ store });
    const shown = (await other.as('admin').get(registryPath)).body;
    expect(v.parse(chosenSchema, shown).chosen).toEqual({});
    await other.close();

    withRollout({ seed: 'b' }, store, 3);
    expect(await open()).toEqual({ dashboard: '1.1.0' });
  },
);

test('a canary within its budget continues, as does one that fails no more often than the live version', async () => {
  const store = withRollout();
  site = await testSite({ store });
  for (const login of users) {
    await open(login);
    await send(login, report('ok'));
  }
  expect(await open()).toEqual({ dashboard: '1.1.0' });
  await site.close();

  site = await testSite({ store: withRollout({ percent: 0 }) });
  for (const login of users) {
    await open(login);
    await send(login, report('failed', { version: '1.0.0', source: 'active' }));
  }
  expect(await health()).toMatchObject({ stopped: [] });
});

test('failures of the day before do not count', async () => {
  site = await testSite({ store: withRollout() });
  for (const login of users.slice(0, 3)) {
    await open(login);
    await send(login, report('failed'));
  }
  site.clock.now += 24 * 60 * 60 * 1000 + 1;
  await open('author');
  await send('author', report('ok'));
  expect(await open('author')).toEqual({ dashboard: '1.1.0' });
});
