import {
  getModule,
  getModules,
  resetOptions,
  setModuleActive,
  setModulesActive,
  updateModule,
  getSettings,
} from '@site-admin/contracts';
import { modules } from '../modules/facts';
import { keywords } from '../modules/keywords';
import { texts } from '../modules/texts';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());

const all = async (login = 'admin') => parseResult(getModules, await site.as(login).get('module/all'));

test('API-026 all 46 modules are returned by slug in order, with requirements, state and options', async () => {
  site = await testSite();
  const response = await all('subscriber');
  expect(Object.keys(response)).toEqual(modules.map(({ slug }) => slug));
  expect(Object.keys(response)).toHaveLength(46);
  expect(response.monitor).toMatchObject({
    activated: true,
    available: true,
    requires_user_connection: true,
    unavailable_reason: false,
  });
  expect(response.monitor?.options.monitor_receive_notifications).toMatchObject({
    type: 'boolean',
    jp_group: 'monitor',
    current_value: true,
  });
  expect(response.vaultpress).toMatchObject({ available: false, unavailable_reason: '', deactivate: false });
  expect(response.search).toMatchObject({ available: false, activated: false });
  expect(response.sitemaps?.extra).toMatchObject({ sitemap_url: expect.stringContaining('/sitemap.xml') });
  expect(response.blocks).toBeUndefined();
  expect(refusal(await site.stranger.get('module/all'))).toBe('401 rest_forbidden');
});

test('API-026 on an unconnected site no module is available, and those that need a connection come last', async () => {
  site = await testSite({ scenario: 'unconnected' });
  const response = Object.values(await all());
  expect(response.every(({ available, activated }) => !available && !activated)).toBe(true);
  const needs = response.map(({ requires_connection: each }) => each);
  expect(needs.indexOf(true)).toBe(needs.lastIndexOf(false) + 1);
});

test('API-026 offline, modules that need a connection are reported as off and the others keep working', async () => {
  site = await testSite({ scenario: 'offline' });
  const response = await all();
  expect(response.monitor).toMatchObject({ activated: false, available: false });
  expect(response.sitemaps).toMatchObject({ activated: true, available: true });
});

test('each module has a name, a description and search terms', () => {
  for (const { slug } of modules) {
    expect(texts[slug]?.[0]).toBeTruthy();
    expect(keywords[slug]).toBeDefined();
  }
  return testSite().then((made) => void (site = made));
});

test('API-027 one module is returned without nonces and addresses; an unknown one is a 404', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const response = await admin.get('module/stats');
  expect(parseResult(getModule, response)).toMatchObject({ module: '', name: 'Jetpack Stats', requires_connection: true });
  expect(response.text).not.toContain('nonce');
  expect(refusal(await admin.get('module/no-such-module'))).toBe('404 not_found');
  expect(await outcomes(site, { method: 'GET', path: 'module/stats' }, 'stranger', 'subscriber')).toEqual({
    stranger: '401 rest_forbidden',
    subscriber: '200',
  });
});

test('API-028 a module is switched off and on; off twice is 409, one missing from the plan is 424', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(parseResult(setModuleActive, await admin.post('module/sitemaps/active', { active: false })).code).toBe('success');
  expect((await all()).sitemaps?.activated).toBe(false);
  expect(refusal(await admin.post('module/sitemaps/active', { active: false }))).toBe('409 already_inactive');
  expect(parseResult(setModuleActive, await admin.post('module/sitemaps/active', { active: true })).code).toBe('success');
  expect((await all()).sitemaps?.activated).toBe(true);
  expect(refusal(await admin.post('module/wordads/active', { active: true }))).toBe('424 not_supported');
  expect(refusal(await admin.post('module/nothing/active', { active: true }))).toBe('404 not_found');
  expect(refusal(await admin.post('module/sitemaps/active', { active: null }))).toBe('400 rest_invalid_param');
  expect(refusal(await site.as('editor').post('module/sitemaps/active', { active: false }))).toBe('403 rest_forbidden');
});

test('API-028 an unavailable module is 424 activation_failed', async () => {
  site = await testSite({ scenario: 'unconnected' });
  expect(refusal(await site.as('admin').post('module/sitemaps/active', { active: true }))).toBe('424 activation_failed');
});

test('API-028 several modules are switched on at once, and an unknown name refuses all', async () => {
  site = await testSite();
  const admin = site.as('admin');
  await admin.post('settings', { sitemaps: false, photon: false, carousel: false });
  const on = await admin.post('module/all/active', { modules: ['photon', 'carousel'] });
  expect(parseResult(setModulesActive, on).code).toBe('success');
  expect(await all()).toMatchObject({ carousel: { activated: true }, photon: { activated: true } });
  // As in the plugin, which checks `active` and ignores it.
  await admin.post('module/all/active', { modules: ['photon'], active: false });
  expect((await all()).photon?.activated).toBe(true);
  expect(refusal(await admin.post('module/all/active', { modules: ['sitemaps', 'x'], active: true }))).toBe(
    '400 rest_invalid_param',
  );
  expect((await all()).sitemaps?.activated).toBe(false);
});

test('API-029 options of one active module are saved; those of others are refused', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const saved = await admin.post('module/carousel', { carousel_background_color: 'white' });
  expect(parseResult(updateModule, saved).code).toBe('success');
  expect(parseResult(getSettings, await admin.get('settings')).carousel_background_color).toBe('white');
  expect(refusal(await admin.post('module/carousel', { wpl_default: 'off' }))).toBe('400 some_updated');
  expect(refusal(await admin.post('module/waf', { jetpack_waf_ip_list: true }))).toBe('409 inactive');
  expect(refusal(await admin.post('module/nothing', { a: 1 }))).toBe('404 not_found');
  expect(refusal(await admin.post('module/carousel', { carousel_background_color: 'pink' }))).toBe('400 rest_invalid_param');
  expect(refusal(await site.as('author').post('module/carousel', { carousel_background_color: 'black' }))).toBe(
    '403 rest_forbidden',
  );
});

test('API-033 a reset restores the defaults of options or modules, and nothing else', async () => {
  site = await testSite();
  const admin = site.as('admin');
  await admin.post('settings', { carousel_background_color: 'white', waf: true });
  expect(refusal(await admin.post('options/options', {}))).toBe('404 invalid_param');
  expect(refusal(await admin.post('options/everything', { reset: true }))).toBe('404 invalid_param');
  expect(refusal(await site.as('editor').post('options/options', { reset: true }))).toBe(
    '403 invalid_user_permission_manage_modules',
  );
  expect(parseResult(resetOptions, await admin.post('options/options', { reset: true })).code).toBe('success');
  const options = parseResult(getSettings, await admin.get('settings'));
  expect(options).toMatchObject({ carousel_background_color: 'black', waf: true });
  expect(parseResult(resetOptions, await admin.post('options/modules', { reset: true })).code).toBe('success');
  expect(parseResult(getSettings, await admin.get('settings'))).toMatchObject({
    waf: false,
    carousel: false,
    stats: true,
    protect: true,
  });
});
