import * as v from 'valibot';
import { builtShell, removeFolders } from '../testing/folders';
import { getState } from '../testing/page';
import { testSite, type TestSite } from '../testing/site';
import { scenarios } from './all';

let site: TestSite;
afterEach(() => site.close());
afterAll(removeFolders);

const address = '/wp-json/site-admin/v1/scenario';
const listPage = '/wp-admin/admin.php?page=site-admin-scenarios';
const state = async () => getState(await site.as('admin').get('/wp-admin/admin.php?page=jetpack'));

const start = async (environment: 'development' | 'production' = 'development') => {
  site = await testSite({ environment, shell: builtShell() });
};

test('switching replaces the scenario and keeps session, nonce and users', async () => {
  await start();
  const admin = site.as('admin');
  await admin.post('settings', { monitor: false, sharing_label: 'mine' });
  await admin.post('licensing/attach-licenses', { licenses: ['jetpack-complete-DEMO1001'] });
  expect((await admin.post(address, { name: 'woa' })).body).toEqual({ scenario: 'woa' });
  // With the nonce and session from before.
  expect((await admin.get('settings')).status).toBe(200);
  const after = await state();
  expect(after).toMatchObject({ siteData: { isWoASite: true }, settings: { monitor: true } });
  expect(after.settings.sharing_label).not.toBe('mine');
  expect((await admin.get('licensing/user/counts')).body).toMatchObject({ attached: 0 });
  expect(after.userData.currentUser.id).toBe(1);
  expect((await site.as('editor').get('connection/data')).body).toMatchObject({ currentUser: { username: 'editor' } });
});

test('any scenario can follow any other, and the same one can start again', async () => {
  await start();
  const admin = site.as('admin');
  for (const name of [...scenarios.keys(), ...[...scenarios.keys()].reverse()]) {
    expect((await admin.post(address, { name })).body).toEqual({ scenario: name });
    expect((await admin.get(address)).body).toMatchObject({ scenario: name });
  }
  await admin.post(address, { name: 'unconnected' });
  expect(await state()).toMatchObject({ connectionStatus: { isActive: false }, newRecommendations: [], purchaseToken: null });
});

test('an unknown name is refused with the known ones, and nothing changes', async () => {
  await start();
  const admin = site.as('admin');
  const response = await admin.post(address, { name: 'moon' });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'rest_invalid_param', message: expect.stringContaining('connected-security') });
  expect((await admin.post(address, {})).status).toBe(400);
  expect((await admin.get(address)).body).toMatchObject({ scenario: 'connected' });
});

test('only administrators may switch the scenario', async () => {
  await start();
  expect((await site.as('editor').post(address, { name: 'woa' })).status).toBe(403);
  expect((await site.stranger.post(address, { name: 'woa' })).status).toBe(401);
  expect((await site.as('editor').get(listPage)).text).toContain('This site has no such screen');
});

test('the page lists every scenario and switches by its form', async () => {
  await start();
  const admin = site.as('admin');
  const page = await admin.get(listPage);
  expect(page.status).toBe(200);
  for (const { name } of scenarios.values()) expect(page.text).toContain(`value="${name}"`);
  expect(page.text).toMatch(/value="connected"\s+checked/);
  const nonce = /name="_wpnonce" value="([0-9a-f]+)"/.exec(page.text)?.[1] ?? '';
  const send = (fields: Record<string, string>, cookie = admin.cookie) =>
    site.app.inject({
      method: 'POST',
      url: '/wp-admin/admin-post.php',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  expect((await send({ name: 'staging', action: 'switch-scenario', _wpnonce: 'wrong' })).statusCode).toBe(403);
  expect((await send({ name: 'staging', action: 'switch-scenario', _wpnonce: nonce }, '')).statusCode).toBe(403);
  expect((await admin.get(address)).body).toMatchObject({ scenario: 'connected' });
  const switched = await send({ name: 'staging', action: 'switch-scenario', _wpnonce: nonce });
  expect([switched.statusCode, switched.headers.location]).toEqual([303, '/wp-admin/admin.php?page=jetpack']);
  expect(await state()).toMatchObject({ connectionStatus: { isStaging: true } });
});

test('in production there is neither switch nor page', async () => {
  await start('production');
  const admin = site.as('admin');
  expect((await admin.post(address, { name: 'woa' })).body).toMatchObject({ code: 'rest_no_route' });
  expect((await admin.get(address)).status).toBe(404);
  expect((await admin.post('/wp-admin/admin-post.php', { name: 'woa' })).status).toBe(404);
  expect((await admin.get(listPage)).text).toContain('This site has no such screen');
});

test('a switch that fails half-way changes nothing', async () => {
  await start();
  site.db.run("CREATE TRIGGER full BEFORE INSERT ON plugins BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const admin = site.as('admin');
  expect((await admin.post(address, { name: 'woa' })).status).toBe(500);
  expect((await admin.get(address)).body).toMatchObject({ scenario: 'connected' });
  const count = v.object({ count: v.number() });
  expect(site.db.get(count, 'SELECT count(*) AS count FROM plugins')?.count).toBe(2);
});
