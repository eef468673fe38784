import {
  checkAkismetKey,
  checkStoredAkismetKey,
  getAkismetData,
  getProtectCount,
  getStats,
  getVaultPressData,
} from '@site-admin/contracts';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());

const dayMs = 24 * 60 * 60 * 1000;
const stats = async (range: string) => parseResult(getStats, await site.as('editor').get(`module/stats/data?range=${range}`));

test('API-032 blocked sign-ins are a numeric text, false before there were any, and 404 while protect is off', async () => {
  site = await testSite();
  const response = await site.as('subscriber').get('module/protect/data');
  expect(response.body).toBe('1234');
  expect(parseResult(getProtectCount, response)).toBe(1234);
  site.db.run("DELETE FROM options WHERE name = 'protect_blocked'");
  expect((await site.as('subscriber').get('module/protect/data')).body).toBe(false);
  await site.as('admin').post('settings', { protect: false });
  expect(refusal(await site.as('admin').get('module/protect/data'))).toBe('404 not_active');
  expect(await outcomes(site, getProtectCount, 'stranger')).toEqual({ stranger: `401 ${getProtectCount.forbidden}` });
});

test('API-036 the old backup plugin is 404 without the plugin, else its data is returned', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(refusal(await admin.get('module/vaultpress/data'))).toBe('404 not_active');
  expect(await outcomes(site, getVaultPressData, 'stranger')).toEqual({ stranger: `401 ${getVaultPressData.forbidden}` });
  await admin.post('plugins', { slug: 'vaultpress', status: 'active' });
  const unregistered = parseResult(getVaultPressData, await admin.get('module/vaultpress/data'));
  expect(unregistered.code).toBe('not_registered');
  expect(unregistered.message).not.toBe('');
  expect(unregistered.data).toBeUndefined();
  await site.close();
  site = await testSite({ scenario: 'vaultpress' });
  const known = parseResult(getVaultPressData, await site.as('subscriber').get('module/vaultpress/data'));
  expect(known).toMatchObject({ code: 'success', message: expect.stringMatching(/\w/), data: { features: { backups: true } } });
});

test('API-037 the spam count is a state while the plugin cannot count', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(parseResult(getAkismetData, await admin.get('module/akismet/data'))).toBe('not_active');
  await admin.post('plugins', { slug: 'akismet', status: 'active' });
  expect(parseResult(getAkismetData, await admin.get('module/akismet/data'))).toBe('invalid_key');
  site.db.run("DELETE FROM plugins WHERE slug = 'akismet'");
  expect(parseResult(getAkismetData, await admin.get('module/akismet/data'))).toBe('not_installed');
  expect(await outcomes(site, getAkismetData, 'stranger')).toEqual({ stranger: `401 ${getAkismetData.forbidden}` });
});

test('API-038 the stored key is checked; without the plugin there is a code and a message with a remedy', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const check = async () => parseResult(checkStoredAkismetKey, await admin.get('module/akismet/key/check'));
  expect(await check()).toEqual({
    validKey: false,
    invalidKeyCode: 'not_active',
    invalidKeyMessage: 'Activate the Akismet plugin first.',
  });
  await admin.post('plugins', { slug: 'akismet', status: 'active' });
  expect(await check()).toEqual({ validKey: false });
  site.db.run("DELETE FROM plugins WHERE slug = 'akismet'");
  expect(await check()).toEqual({
    validKey: false,
    invalidKeyCode: 'not_installed',
    invalidKeyMessage: 'Install the Akismet plugin first.',
  });
  expect(await outcomes(site, checkStoredAkismetKey, 'editor')).toEqual({
    editor: '403 invalid_user_permission_manage_settings',
  });
});

test('API-039 an entered key is checked; characters other than letters and digits are a 400', async () => {
  site = await testSite();
  const admin = site.as('admin');
  await admin.post('plugins', { slug: 'akismet', status: 'active' });
  const refused = await admin.post('module/akismet/key/check', { api_key: 'abc123' });
  expect(parseResult(checkAkismetKey, refused)).toEqual({ validKey: false });
  expect(refusal(await admin.post('module/akismet/key/check', { api_key: 'bad key!' }))).toBe('400 rest_invalid_param');
  expect(refusal(await site.as('author').post('module/akismet/key/check', { api_key: '' }))).toBe(
    '403 invalid_user_permission_manage_settings',
  );
});

test('API-040 days come with the totals, and add up to them', async () => {
  site = await testSite();
  const { general, day } = await stats('day');
  expect(day?.data).toHaveLength(30);
  expect(day?.fields).toEqual(['period', 'views', 'visitors']);
  expect(day?.data.at(-1)?.[0]).toBe('2026-11-21');
  expect(general?.stats?.views_today).toBe(day?.data.at(-1)?.[1]);
  expect(general?.stats?.views_yesterday).toBe(day?.data.at(-2)?.[1]);
  const best = Math.max(...(day?.data ?? []).map(([, views]) => views));
  expect(general?.stats?.views_best_day_total).toBeGreaterThanOrEqual(best);
  expect(general?.stats?.views).toBeGreaterThan(0);
  expect((await stats('bogus')).day).toEqual(day);
});

test('API-040 weeks and months sum the same days', async () => {
  site = await testSite();
  const { day } = await stats('day');
  const { week } = await stats('week');
  const { month } = await stats('month');
  expect(week?.data).toHaveLength(14);
  expect(week?.data.at(-1)?.[0]).toBe('2026W11W16');
  expect(month?.data).toHaveLength(12);
  expect(month?.data.at(0)?.[0]).toBe('2025-12-01');
  expect(month?.data.at(-1)?.[0]).toBe('2026-11-01');
  const sum = (from: string) =>
    (day?.data ?? []).filter(([period]) => period >= from).reduce((total, [, views]) => total + views, 0);
  expect(week?.data.at(-1)?.[1]).toBe(sum('2026-11-16'));
  expect(month?.data.at(-1)?.[1]).toBe(sum('2026-11-01'));
});

test('API-040 a week later the site has further visits, and the earlier ones are unchanged', async () => {
  site = await testSite();
  const before = await stats('day');
  site.clock.now += 7 * dayMs;
  const after = await stats('day');
  expect(after.day?.data.at(-1)?.[0]).toBe('2026-11-28');
  expect(after.day?.data.slice(0, 23)).toEqual(before.day?.data.slice(7));
  expect(after.day?.data.slice(-7).every(([, views]) => views > 0)).toBe(true);
});

test('API-040 without a connection the error is inside a 200', async () => {
  site = await testSite({ scenario: 'unconnected' });
  const response = await stats('day');
  expect(response.general?.errors?.missing_token).toHaveLength(1);
  expect(response.day).toMatchObject({ data: [] });
  expect((await stats('month')).month?.errors?.missing_token).toHaveLength(1);
  expect(await outcomes(site, getStats, 'stranger')).toEqual({ stranger: `401 ${getStats.forbidden}` });
});
