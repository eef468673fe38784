import { getSearchSettings, getWordAdsSettings, updateSearchSettings, updateWordAdsSettings } from '@site-admin/contracts';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.close());

const buy = (key: string) => site.as('admin').post('licensing/attach-licenses', { licenses: [key] });

test('API-073 search is switched with or without instant search, once a plan includes it', async () => {
  const admin = site.as('admin');
  expect(parseResult(getSearchSettings, await admin.get('search/settings'))).toEqual({
    module_active: false,
    instant_search_enabled: false,
  });
  expect(refusal(await admin.post('search/settings', { instant_search_enabled: true }))).toBe('400 some_updated');
  await buy('jetpack-search-DEMO1005');
  const on = { module_active: true, instant_search_enabled: true };
  expect(parseResult(updateSearchSettings, await admin.post('search/settings', { instant_search_enabled: true }))).toEqual(on);
  expect(refusal(await admin.post('search/settings', {}))).toBe('400 rest_invalid_arguments');
  expect(refusal(await admin.post('search/settings', { module_active: false, instant_search_enabled: true }))).toBe(
    '400 rest_invalid_arguments',
  );
  expect(parseResult(getSearchSettings, await admin.get('search/settings'))).toEqual(on);
  const off = { module_active: false, instant_search_enabled: false };
  expect(parseResult(updateSearchSettings, await admin.post('search/settings', off))).toEqual(off);
  expect(parseResult(getSearchSettings, await admin.get('search/settings'))).toEqual(off);
  expect(await outcomes(site, getSearchSettings, 'stranger', 'editor')).toEqual({
    stranger: '401 rest_forbidden',
    editor: '403 rest_forbidden',
  });
});

test('API-076 ads are switched once a plan includes them', async () => {
  const admin = site.as('admin');
  expect(parseResult(getWordAdsSettings, await admin.get('wordads/settings'))).toEqual({ module_active: false });
  expect(refusal(await admin.post('wordads/settings', { module_active: true }))).toBe('400 some_updated');
  await buy('jetpack-security-DEMO1000');
  expect(parseResult(updateWordAdsSettings, await admin.post('wordads/settings', { module_active: true }))).toEqual({
    module_active: true,
  });
  expect(await outcomes(site, { ...updateWordAdsSettings, body: { module_active: false } }, 'editor')).toEqual({
    editor: '403 rest_forbidden',
  });
  expect(parseResult(getWordAdsSettings, await admin.get('wordads/settings'))).toEqual({ module_active: true });
  expect(parseResult(updateWordAdsSettings, await admin.post('wordads/settings', { module_active: false }))).toEqual({
    module_active: false,
  });
});
