import { getPlugins, getPluginUpdates, installPlugin } from '@site-admin/contracts';
import { findPlugin } from '../db/plugins';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { switchScenario } from '../scenarios/create';
import { multisite } from '../scenarios/multisite';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());

const plugins = async () => parseResult(getPlugins, await site.as('admin').get('plugins'));

test('API-035 installed plugins are returned by file with their activation', async () => {
  site = await testSite();
  const installed = await plugins();
  expect(Object.keys(installed)).toEqual(['akismet/akismet.php', 'jetpack/jetpack.php']);
  expect(installed['jetpack/jetpack.php']).toMatchObject({ Name: 'Jetpack', active: true });
  expect(installed['akismet/akismet.php']?.active).toBe(false);
  expect(await outcomes(site, getPlugins, 'stranger', 'editor')).toEqual({
    stranger: '401 invalid_user_permission_activate_plugins',
    editor: '403 invalid_user_permission_activate_plugins',
  });
});

test('API-034 a plugin is installed and activated; an installed one is only activated; an active one is a 404', async () => {
  site = await testSite();
  const admin = site.as('admin');
  const boost = { slug: 'jetpack-boost', status: 'active' };
  expect(parseResult(installPlugin, await admin.post('plugins', boost)).code).toBe('success');
  expect((await plugins())['jetpack-boost/jetpack-boost.php']?.active).toBe(true);
  expect(refusal(await admin.post('plugins', boost))).toBe('404 plugin_already_active');
  expect(parseResult(installPlugin, await admin.post('plugins', { slug: 'akismet', status: 'active' })).code).toBe('success');
  expect((await plugins())['akismet/akismet.php']?.active).toBe(true);
});

test.each([{ slug: 'jetpack-boost' }, { slug: 'jetpack-boost', status: 'inactive' }])(
  'API-034 %j installs a plugin without activating it, which a second call does',
  async (body) => {
    site = await testSite();
    const admin = site.as('admin');
    expect(parseResult(installPlugin, await admin.post('plugins', body)).code).toBe('success');
    expect((await plugins())['jetpack-boost/jetpack-boost.php']).toMatchObject({ active: false });
    expect((await admin.post('plugins', { slug: 'jetpack-boost', status: 'active' })).status).toBe(200);
    expect((await plugins())['jetpack-boost/jetpack-boost.php']).toMatchObject({ active: true });
  },
);

test('API-034 the source of an installation and of an activation is stored; by default it is the API', async () => {
  site = await testSite();
  const admin = site.as('admin');
  await admin.post('plugins', { slug: 'jetpack-boost', status: 'active', source: 'recommendations' });
  await admin.post('plugins', { slug: 'akismet', status: 'active', source: 'active' });
  await admin.post('plugins', { slug: 'vaultpress', status: 'active' });
  expect(['jetpack-boost', 'akismet', 'vaultpress'].map((slug) => findPlugin(site.db, slug)?.source)).toEqual([
    'recommendations',
    'active',
    'rest_api',
  ]);
});

test('API-034 an invalid installation is refused with its reason', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(refusal(await admin.post('plugins', {}))).toBe('400 rest_missing_callback_param');
  expect(refusal(await admin.post('plugins', { slug: '../evil', status: 'active' }))).toBe('400 rest_invalid_param');
  expect(refusal(await admin.post('plugins', { slug: 'akismet', status: 'bogus' }))).toBe('400 rest_invalid_param');
  const unknown = await admin.post('plugins', { slug: 'no-such-plugin', status: 'active' });
  expect(refusal(unknown)).toBe('500 install_plugin_failed');
  expect(unknown.text).toContain('no-such-plugin');
  expect(refusal(await site.as('editor').post('plugins', { slug: 'akismet' }))).toBe(
    '403 invalid_user_permission_activate_plugins',
  );
});

test('API-041 plugins with an update are counted', async () => {
  site = await testSite();
  const admin = site.as('admin');
  expect(parseResult(getPluginUpdates, await admin.get('updates/plugins'))).toEqual({
    code: 'success',
    message: 'All plugins are up to date.',
    count: 0,
  });
  site.db.run("UPDATE plugins SET version = '4.0' WHERE slug = 'akismet'");
  expect(parseResult(getPluginUpdates, await admin.get('updates/plugins'))).toEqual({
    code: 'updates-available',
    message: 'Plugins with an update: 1.',
    count: 1,
  });
  expect(await outcomes(site, getPluginUpdates, 'stranger')).toEqual({ stranger: `401 ${getPluginUpdates.forbidden}` });
});

test('API-034 only in a network a plugin can be activated on all of its sites', async () => {
  site = await testSite();
  const request = { slug: 'jetpack-boost', status: 'network-active' };
  expect(refusal(await site.as('admin').post('plugins', request))).toBe('400 rest_invalid_param');
  switchScenario(site.db, multisite, site.clock.now);
  expect((await site.as('admin').post('plugins', request)).status).toBe(200);
  expect(refusal(await site.as('admin2').post('plugins', request))).toBe('403 invalid_user_permission_activate_plugins');
});
