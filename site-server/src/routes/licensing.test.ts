import {
  attachLicenses,
  clearLicensingError,
  dismissActivationNotice,
  getLicenseCounts,
  getLicenses,
  getLicensingError,
  setLicense,
} from '@site-admin/contracts';
import { addLicense, findLicense } from '../db/licenses';
import { writeOption } from '../db/options';
import { seededLicenses } from '../scenarios/scenario';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { testSite, testTime, type TestSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.close());

const attach = (...licenses: string[]) => site.as('admin').post('licensing/attach-licenses', { licenses });

test('API-064 the last error is stored, cut to 1024 characters, and removed when it is dismissed', async () => {
  const admin = site.as('admin');
  const error = async () => parseResult(getLicensingError, await admin.get('licensing/error'));
  expect(await error()).toBe('');
  const response = await admin.post('licensing/error', { error: 'x'.repeat(2000) });
  expect(response.body).toBe(true);
  expect(parseResult(clearLicensingError, response)).toBe(true);
  expect(await error()).toHaveLength(1024);
  await admin.post('licensing/error', { error: '' });
  expect(await error()).toBe('');
  expect(refusal(await admin.post('licensing/error', {}))).toBe('400 rest_missing_callback_param');
  expect(refusal(await site.as('editor').post('licensing/error', { error: '' }))).toBe('403 invalid_user_permission_view_admin');
});

test('API-065 a key is stored only where the licensing screens are on, and only once', async () => {
  const admin = site.as('admin');
  const denied = '403 invalid_user_permission_set_jetpack_license_key';
  expect(refusal(await admin.post('licensing/set-license', { license: 'a' }))).toBe(denied);
  writeOption(site.db, 'licensing_ui', true);
  const license = 'jetpack-scan-DEMO1003';
  expect(parseResult(setLicense, await admin.post('licensing/set-license', { license })).code).toBe('success');
  expect(parseResult(getLicenseCounts, await admin.get('licensing/user/counts'))).toMatchObject({ attached: 1 });
  expect(refusal(await admin.post('licensing/set-license', { license }))).toBe('500 setting_license_key_failed');
  const revoked = await admin.post('licensing/set-license', { license: 'jetpack-scan-REVOKED1008' });
  expect(refusal(revoked)).toBe('500 setting_license_key_failed');
  expect(revoked.body).toMatchObject({ message: 'This license was revoked and can no longer be used.' });
  await site.stopProvider();
  const away = await admin.post('licensing/set-license', { license: 'jetpack-search-DEMO1005' });
  expect(refusal(away)).toBe('500 setting_license_key_failed');
  expect(away.body).toMatchObject({ message: 'The provider did not respond. Please try again.' });
  expect(refusal(await admin.post('licensing/set-license', {}))).toBe('400 rest_missing_callback_param');
  expect(refusal(await admin.post('licensing/set-license', { license: 5 }))).toBe('400 rest_invalid_param');
  expect(await outcomes(site, { ...setLicense, body: { license: 'b' } }, 'stranger')).toEqual({
    stranger: denied.replace('403', '401'),
  });
});

test('API-066 the linked owner gets the license counts by state', async () => {
  const counts = async () => parseResult(getLicenseCounts, await site.as('admin').get('licensing/user/counts'));
  expect(await counts()).toMatchObject({ attached: 0, detached: 0, revoked: 0 });
  const mine = { productSlug: 'jetpack_scan', ownerAccount: 987654321, issuedAt: testTime, attachedAt: null, attachedBlog: null };
  addLicense(site.db, { ...mine, id: 1, key: 'mine', revokedAt: null });
  addLicense(site.db, { ...mine, id: 2, key: 'gone', revokedAt: testTime });
  expect(await counts()).toMatchObject({ attached: 0, detached: 1, revoked: 1 });
  await attach('mine');
  expect(await counts()).toMatchObject({ attached: 1, detached: 0, revoked: 1 });
  expect(await outcomes(site, getLicenseCounts, 'stranger', 'admin2', 'editor')).toEqual({
    stranger: '401 invalid_permission_manage_user_licenses',
    admin2: '403 invalid_permission_manage_user_licenses',
    editor: '403 invalid_permission_manage_user_licenses',
  });
});

test('API-067 the linked owner gets the own licenses', async () => {
  await attach('jetpack-scan-DEMO1003');
  const { items } = parseResult(getLicenses, await site.as('admin').get('licensing/user/licenses'));
  expect(items).toEqual([
    expect.objectContaining({ license_key: 'jetpack-scan-DEMO1003', attached_at: '2026-11-21T09:00:00+00:00' }),
  ]);
  expect(await outcomes(site, getLicenses, 'admin2')).toEqual({ admin2: '403 invalid_permission_manage_user_licenses' });
});

test('API-068 dismissing the notice stores the count and the time', async () => {
  const admin = site.as('admin');
  const path = 'licensing/user/activation-notice-dismiss';
  expect(parseResult(dismissActivationNotice, await admin.post(path, { last_detached_count: 3 }))).toEqual({
    last_detached_count: 3,
    last_dismissed_time: '2026-11-21T09:00:00+00:00',
  });
  expect((await admin.post(path, { last_detached_count: 0 })).status).toBe(200);
  expect(refusal(await admin.post(path, {}))).toBe('400 rest_missing_callback_param');
  expect(refusal(await admin.post(path, { last_detached_count: -1 }))).toBe('400 rest_invalid_param');
  expect(refusal(await site.as('editor').post(path, { last_detached_count: 1 }))).toBe(
    '403 invalid_permission_manage_user_licenses',
  );
});

test.each(seededLicenses.filter(({ state }) => state === 'free'))('API-069 $key activates $productSlug', async ({ key }) => {
  const response = await attach(`  ${key} `);
  expect(response.body).toEqual([[{ activatedProductId: expect.any(Number) }]]);
  expect(parseResult(attachLicenses, response)).toEqual([{ activatedProductId: expect.any(Number) }]);
});

test('API-069 each key has its own result, in the order of the keys, with a message for refused ones', async () => {
  const keys = ['jetpack-scan-DEMO1003', 'no-such-key', 'jetpack-backup-USED1007', 'jetpack-scan-REVOKED1008'];
  const response = await attach(...keys);
  expect(response.body).toEqual([
    [{ activatedProductId: 2106 }],
    { errors: { invalid_license: [expect.any(String)] }, error_data: [] },
    { errors: { license_in_use: [expect.any(String)] }, error_data: [] },
    { errors: { revoked_license: [expect.any(String)] }, error_data: [] },
  ]);
  expect((await attach('jetpack-scan-DEMO1003')).body).toEqual([
    { errors: { already_attached: [expect.any(String)] }, error_data: [] },
  ]);
  expect((await attach()).body).toEqual([]);
});

test('API-069 a license that belongs to another account is refused, and stays that account’s', async () => {
  const license = { id: 1, key: 'theirs', productSlug: 'jetpack_scan', ownerAccount: 987654323, issuedAt: testTime };
  addLicense(site.db, { ...license, attachedAt: null, attachedBlog: null, revokedAt: null });
  expect((await attach('theirs')).body).toEqual([{ errors: { foreign_license: [expect.any(String)] }, error_data: [] }]);
  expect(findLicense(site.db, 'theirs')).toMatchObject({ ownerAccount: 987654323, attachedAt: null });
});

test('API-069 only the linked owner attaches licenses, and they must be a list', async () => {
  const body = { licenses: ['jetpack-scan-DEMO1003'] };
  expect(await outcomes(site, { ...attachLicenses, body }, 'stranger', 'admin2')).toEqual({
    stranger: '401 invalid_permission_manage_user_licenses',
    admin2: '403 invalid_permission_manage_user_licenses',
  });
  const admin = site.as('admin');
  expect(refusal(await admin.post('licensing/attach-licenses', {}))).toBe('400 rest_missing_callback_param');
  expect(refusal(await admin.post('licensing/attach-licenses', { licenses: 'x' }))).toBe('400 rest_invalid_param');
});
