import { getDelivery, type OpenPage } from '@site-admin/contracts';
import { published, removeFolders, storeWith } from '../testing/folders';
import { parseResult, refusal } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  const rollout = { candidate: '1.1.0', percent: 50, cohort: 'everyone', seed: 'a' } as const;
  const stopRule = { maxFailureRate: 1, minMounts: 100 };
  site = await testSite({ store: storeWith({ dashboard: published('dashboard', { rollout: { ...rollout, stopRule } }) }) });
});
afterEach(() => site.close());
afterAll(removeFolders);

const base = '/wp-json/site-admin/v1/';
const runs = (more: Partial<OpenPage['running'][number]> = {}) => ({
  ...{ remote: 'dashboard', version: '1.0.0', source: 'wanted', waiting: false, ...more },
});
const send = (login: string, id: string, ...running: object[]) =>
  site.as(login).post(`${base}health`, { reports: [], page: { id: id.padStart(8, '0'), running } });
const read = async () => parseResult(getDelivery, await site.as('admin').get(`${base}delivery`)).remotes[0];

test('open pages are counted by version and source, with those that wait for unsaved work', async () => {
  await send('admin', 'a1', runs());
  await send('admin', 'a2', runs({ waiting: true }), runs({ remote: 'constructor' }), runs({ version: '__proto__' }));
  await send('editor', 'a1', runs({ version: '1.1.0', source: 'last-good' }));
  expect((await read())?.running).toEqual(
    [
      { remote: 'dashboard', version: '1.0.0', source: 'wanted', pages: 2, waiting: 1 },
      { remote: 'dashboard', version: '1.1.0', source: 'last-good', pages: 1, waiting: 0 },
    ].map(({ remote: _same, ...each }) => each),
  );
  const { body } = await site.app.inject('/metrics');
  expect(body).toContain('site_admin_open_pages{remote="dashboard",version="1.0.0",source="wanted"} 2\n');
  const health = await site.as('admin').get(`${base}health`);
  expect(health.body).toMatchObject({ running: [{ remote: 'dashboard', pages: 2, waiting: 1 }, { pages: 1 }] });

  await send('admin', 'a2', runs({ version: '1.1.0' }));
  await send('editor', 'a1');
  expect((await read())?.running.map(({ version, pages }) => [version, pages])).toEqual([
    ['1.0.0', 1],
    ['1.1.0', 1],
  ]);
});

test('a page that stops reporting is no longer counted after 90 seconds', async () => {
  await send('admin', 'a1', runs());
  site.clock.now += 60_000;
  await send('admin', 'a2', runs());
  site.clock.now += 30_001;
  expect((await read())?.running).toMatchObject([{ pages: 1 }]);
  site.clock.now += 60_000;
  expect((await read())?.running).toEqual([]);
});

test('a session counts for 30 pages at most', async () => {
  for (let page = 0; page < 30; page += 1) await send('admin', `b${page}`, runs());
  site.clock.now += 60_000;
  await send('admin', 'c', runs());
  await send('editor', 'd', runs());
  expect((await read())?.running).toMatchObject([{ pages: 31 }]);
});

const badPages = [
  ['an id that is none', { id: '<script>', running: [] }],
  ['an unknown source', { id: 'a1a1a1a1', running: [runs({ source: 'magic' as 'wanted' })] }],
  ['an unknown member', { id: 'a1a1a1a1', running: [], more: 1 }],
  ['too many remotes', { id: 'a1a1a1a1', running: Array.from({ length: 201 }, () => runs()) }],
] as const;

test('pages that are not valid are a 400', async () => {
  for (const [what, page] of badPages) {
    const response = await site.as('admin').post(`${base}health`, { reports: [], page });
    expect([what, refusal(response)]).toEqual([what, '400 rest_invalid_param']);
  }
});

const report = (outcome: 'ok' | 'failed', version: string) => ({
  ...{ remote: 'dashboard', version, phase: 'mount', outcome, source: 'active', ms: 1, correlation: 'c' },
});
const reports = (login: string, ...sent: object[]) => site.as(login).post(`${base}health`, { reports: sent });

test('failure curves count each user once per hour, for the active version and the candidate, over 24 hours', async () => {
  await reports('admin', report('ok', '1.0.0'), report('failed', '1.0.0'), report('ok', '1.0.0'));
  await reports('editor', report('ok', '1.0.0'));
  site.clock.now += 60 * 60 * 1000;
  await reports('admin', report('failed', '1.1.0'));
  const curves = (await read())?.failures ?? [];
  expect(curves.map(({ version, points }) => [version, points.length])).toEqual([
    ['1.0.0', 24],
    ['1.1.0', 24],
  ]);
  expect(curves[0]?.points.slice(-2)).toEqual([
    { at: '2026-11-21T09:00:00.000Z', users: 2, failed: 1 },
    { at: '2026-11-21T10:00:00.000Z', users: 0, failed: 0 },
  ]);
  expect(curves[1]?.points.at(-1)).toEqual({ at: '2026-11-21T10:00:00.000Z', users: 1, failed: 1 });
  site.clock.now += 24 * 60 * 60 * 1000;
  await reports('editor', report('ok', '1.0.0'));
  const later = (await read())?.failures ?? [];
  expect(later.map(({ points }) => points.reduce((sum, { users }) => sum + users, 0))).toEqual([1, 0]);
});
