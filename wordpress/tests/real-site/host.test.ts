import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createChangeableSite, type ChangeableSite } from './changeable-site';
import { describeWordPress } from './describe-wordpress';
import { startRealSite } from './real-site';
import { createSmallPlugin } from './small-plugin';
import { testRoutes } from './test-routes';

describeWordPress('the plugin in a real WordPress', () => {
  const plugin = createSmallPlugin();
  let site: ChangeableSite;
  const isOurs = (html: string) => html.includes('id="site-admin-page"');

  beforeAll(async () => {
    site = createChangeableSite(await startRealSite(plugin.folder));
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
    plugin.remove();
  }, 60_000);

  test('it prints the data, the files and the mount element in place of the original page', async () => {
    const html = await site.read();
    for (const name of ['Initial_State', 'jetpack_redirects', 'JP_CONNECTION_INITIAL_STATE'])
      expect(html.match(new RegExp(`var ${name} ?=`, 'g'))).toHaveLength(1);
    const block = /id="site-admin-page"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    const { addresses, ...data } = JSON.parse(block);
    expect(data).toMatchObject({
      ...{ overrides: 'versions', pollSeconds: 30, locale: 'en_US', direction: 'ltr', chosen: {} },
      registry: { revision: 1, remotes: { settings: { active: '1.0.0', versions: { '1.0.0': {} } } } },
    });
    expect(addresses).toEqual({
      remotes: `${site.url}/wp-content/uploads/site-admin/`,
      registry: `${site.url}/wp-json/site-admin/v1/registry`,
      registryFile: `${site.url}/wp-content/uploads/site-admin/registry.json`,
      health: `${site.url}/wp-json/site-admin/v1/health`,
      nonce: `${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`,
    });
    expect((await site.fetch(addresses.registryFile)).status).toBe(200);
    // Every script of the shell runs as soon as it arrives, before the stylesheets have.
    const aboveStyles = html.slice(0, html.indexOf('load-styles.php'));
    for (const name of ['main', 'libraries'])
      expect(aboveStyles).toMatch(new RegExp(`<script src="[^"]*/${name}.0.js" integrity="[^"]*" async crossorigin`));
    expect(html).toContain('<div id="jp-plugin-container">');
  });

  test('nothing of the original page and of other screens is left', async () => {
    const html = await site.read();
    for (const trace of [
      'admin.js',
      'wp_admin_canonical',
      'rel="canonical"',
      'wp-emoji',
      'id="tab-link-',
      'heartbeat',
      'jitm',
      'wp-auth-check',
      'wp-polyfill',
    ])
      expect(`${trace} ${html.includes(trace)}`).toBe(`${trace} false`);
    expect(/load-styles\.php[^"']*/.exec(html)?.[0]).not.toMatch(/list-tables|media|nav-menus|themes/);
    // Jetpack's full-screen prompt of an unconnected site.
    await site.setState('unconnected');
    expect(await site.read()).not.toContain('jp-connect-full__container');
    await site.setState('connected-linked');
  });

  test("scripts and styles of Jetpack's notifications are in the template of what is loaded last", async () => {
    const [page = '', late = ''] = (await site.read()).split('<template id="site-admin-late">');
    for (const trace of ['noticons.css', 'underscore', 'notes-common', 'mu-plugins/notes/admin-bar'])
      expect([trace, page.includes(trace), late.includes(trace)]).toEqual([trace, false, true]);
    expect(page).toContain("id='wp-admin-bar-notes'");
  });

  test('notices of other plugins are collected for the place below the masthead', async () => {
    const code = `add_action( 'admin_notices', function () { echo '<div class="notice"><p>Another plugin</p></div>'; } );`;
    const html = await site.withCode(code, () => site.read());
    expect(html.indexOf('Another plugin')).toBeGreaterThan(html.indexOf('<div id="site-admin-notices" hidden>'));
    expect(await site.read()).not.toContain('site-admin-notices" hidden');
  });

  test('an identity crisis is shown once, by the page', async () => {
    const crisis = {
      error_code: 'jetpack_url_mismatch',
      home: 'x.test',
      siteurl: 'x.test',
      wpcom_home: 'y.test',
      wpcom_siteurl: 'y.test',
    };
    const code = `
      add_filter( 'pre_option_jetpack_sync_error_idc', function () { return json_decode( '${JSON.stringify(crisis)}', true ); } );
      add_filter( 'jetpack_options', function ( $value, $name ) { return 'sync_error_idc' === $name ? json_decode( '${JSON.stringify(crisis)}', true ) : $value; }, 10, 2 );
      add_filter( 'jetpack_sync_error_idc_validation', '__return_true' );`;
    const html = await site.withCode(code, () => site.read());
    expect(isOurs(html)).toBe(true);
    expect(html).not.toContain('jp-identity-crisis-container');
    const printed = /JP_IDENTITY_CRISIS__INITIAL_STATE=JSON.parse\(decodeURIComponent\("([^"]*)"/.exec(html)?.[1] ?? '""';
    expect(JSON.parse(decodeURIComponent(printed))).toEqual({
      ...{ wpcomHomeUrl: 'y.test', currentUrl: 'x.test', isSafeModeConfirmed: false, isAdmin: true },
    });
  });

  test.each([
    ['SITE_ADMIN_OFF is set', `define( 'SITE_ADMIN_OFF', true );`, 'SITE_ADMIN_OFF is set'],
    ['Jetpack has another major version', `define( 'JETPACK__VERSION', '12.3' );`, 'Jetpack 12.3 is installed'],
    [
      'the REST API is disabled for the user',
      `add_filter( 'rest_authentication_errors', function ( $error ) { return is_admin() ? new WP_Error( 'rest_off' ) : $error; } );`,
      'The REST API is disabled for your account',
    ],
  ])('the original page comes back when %s, with the reason', async (_, code, reason) => {
    const html = await site.withCode(code, () => site.read());
    expect(isOurs(html)).toBe(false);
    expect(html).toContain(reason);
    expect(isOurs(await site.read())).toBe(true);
  });

  test.each([
    [
      'registry is damaged',
      () => writeFileSync(site.inStore('registry.json'), '{"schema":1,'),
      'registry.json is not a valid registry',
    ],
    ['registry is lost', () => rmSync(site.inStore('registry.json')), 'There is no store of remotes'],
    [
      'files are copied in part',
      () => rmSync(site.inStore('remotes/settings/1.0.0-0123456789ab/entry.js')),
      'files of &quot;settings&quot; are missing',
    ],
    [
      'registry cannot be read',
      () => {
        rmSync(site.inStore('registry.json'));
        mkdirSync(site.inStore('registry.json'));
      },
      'The web server may not read',
    ],
  ])("the original page comes back when the store's %s, with the reason", async (_, change, reason) => {
    const html = await site.withStore(change, () => site.read());
    expect(isOurs(html)).toBe(false);
    expect(html).toContain(reason);
    expect(isOurs(await site.read())).toBe(true);
  });

  test('the original page comes back when a file of the shell is missing; only who may repair it gets the reason', async () => {
    const file = path.join(plugin.folder, 'shell/main.0.js');
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    const [forAdmin, forEditor] = [await site.read(), await site.read('editor')];
    writeFileSync(file, text);
    expect([isOurs(forAdmin), isOurs(forEditor)]).toEqual([false, false]);
    expect(forAdmin).toContain('shell/main.0.js is missing or damaged');
    expect(forEditor).not.toContain('main.0.js');
  });

  testRoutes(() => site);

  test("the page of a network is Jetpack's own", async () => {
    const code = `add_action( 'load-toplevel_page_jetpack', function () { set_current_screen( 'toplevel_page_jetpack-network' ); }, 1 );`;
    expect(isOurs(await site.withCode(code, () => site.read()))).toBe(false);
  });

  test('plain permalinks are part of the addresses', async () => {
    await site.withCode(`add_filter( 'pre_option_permalink_structure', '__return_empty_string' );`, async () => {
      const address = /"registry":"([^"]*rest_route=[^"]*)"/.exec(await site.read())?.[1] ?? '';
      expect((await site.fetch(address.replaceAll('\\/', '/'), 'admin')).status).toBe(200);
    });
  });

  test('a site whose security plugin removes its routes still shows the page', async () => {
    const code = `add_filter( 'rest_endpoints', function ( $all ) { return array_filter( $all, function ( $route ) { return 0 !== strpos( $route, '/site-admin/v1' ); }, ARRAY_FILTER_USE_KEY ); } );`;
    await site.withCode(code, async () => {
      expect(isOurs(await site.read())).toBe(true);
      expect((await site.fetch('/wp-json/site-admin/v1/registry', 'admin')).status).toBe(404);
    });
  });

  test('deactivation leaves nothing behind, and no message of the plugin is in the log', async () => {
    const deactivate = `add_action( 'init', function () { require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'site-admin/site-admin.php' ); global $wpdb; die( wp_json_encode( array( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%site_admin%'" ), $wpdb->get_col( "SHOW TABLES LIKE '%site_admin%'" ) ) ) ); } );`;
    // An unchanged store is a copy of the plugin's.
    cpSync(path.join(plugin.folder, 'store/registry.json'), site.inStore('registry.json'));
    const inGerman = `add_filter( 'locale', function () { return 'de_DE'; } ); add_filter( 'get_user_metadata', function ( $value, $id, $key ) { return 'locale' === $key ? 'de_DE' : $value; }, 10, 3 );`;
    expect(isOurs(await site.withCode(inGerman, () => site.read()))).toBe(true);
    expect(JSON.parse(await site.withCode(deactivate, () => site.read('admin', '/')))).toEqual([[], []]);
    expect(existsSync(site.inStore(''))).toBe(false);
    expect(isOurs(await site.read())).toBe(false);
    expect(
      site
        .readErrors()
        .split('\n')
        .filter((line) => line.includes('site-admin')),
    ).toEqual([]);
  });
});
