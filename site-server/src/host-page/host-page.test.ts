import { builtShell, manifestUrl, published, put, removeFolders, storeWith, temporaryFolder } from '../testing/folders';
import { pageBlock } from '../testing/page';
import { testSite, type ResponseLike, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());
afterAll(removeFolders);

const path = '/wp-admin/admin.php?page=jetpack';
const open = (login = 'admin', headers: Record<string, string> = {}) => site.as(login).get(path, headers);
const policy = (response: ResponseLike) => String(response.headers['content-security-policy']);

test('a signed-out visitor is redirected to the sign-in page and back', async () => {
  site = await testSite();
  const response = await site.stranger.get(path);
  expect(response.status).toBe(302);
  expect(response.headers.location).toBe(`/wp-login.php?redirect_to=${encodeURIComponent(path)}`);
});

test.each(['', '&showCouponRedemption=1'])(
  'the menu highlights the current page with any other parameters: "%s"',
  async (more) => {
    site = await testSite();
    const response = await site.as('admin').get(`${path}${more}`);
    expect(response.text.replace(/\s+/g, ' ')).toContain(`<a href="${path}#/dashboard" aria-current="page"`);
  },
);

test('without a built shell the page explains how to build it', async () => {
  site = await testSite();
  const response = await open();
  expect(response.status).toBe(503);
  expect(response.text).toContain('npm run build');
});

test("the page references the shell's files with their integrity, and prints its start code", async () => {
  site = await testSite({ shell: builtShell('window.started="</script>";') });
  const { status, text } = await open();
  expect(status).toBe(200);
  expect(text).toMatch(
    /<link\s+rel="stylesheet"\s+href="\/wp-content\/site-admin\/shell\/main\.2c3d\.css"\s+integrity="sha384-[^"]+"\s+crossorigin="anonymous"/,
  );
  expect(text).toMatch(
    /<script\s+defer\s+fetchpriority="high"\s+src="\/wp-content\/site-admin\/shell\/main\.0a1b\.js"\s+integrity="sha384-[^"]+"\s+crossorigin="anonymous"/,
  );
  expect(text).toContain('window.started="<\\/script>";');
  expect(text).toContain('id="jp-plugin-container"');
  expect(text).toContain('This page needs JavaScript.');
});

test('nothing blocks the first requests: files first, then data and start code, then stylesheets', async () => {
  site = await testSite({ shell: builtShell('window.started=1;') });
  const { text } = await open();
  const order = [
    'rel="preload"',
    '<script defer',
    'var Initial_State',
    'id="site-admin-page"',
    'window.started=1;',
    'rel="stylesheet"',
  ];
  const places = order.map((part) => text.replaceAll(/\s+/g, ' ').indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("the policy allows only this page's own scripts, by a nonce that changes with every page", async () => {
  site = await testSite({ shell: builtShell() });
  const first = await open();
  const second = await open();
  const nonce = /'nonce-([\w-]+)'/.exec(policy(first))?.[1] ?? '';
  expect(policy(first)).toContain("object-src 'none'");
  expect(policy(first)).toContain("style-src 'self'");
  expect(policy(first)).not.toMatch(/unsafe|localhost/);
  expect(policy(second)).not.toContain(nonce);
  const inline = first.text.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
  expect(inline).toHaveLength(3);
  expect(inline.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
  expect(first.text).not.toMatch(/<style|\son\w+=/);
});

test('offline, only administrators may open the page; other users get a message', async () => {
  site = await testSite({ scenario: 'offline', shell: builtShell() });
  expect((await open('admin')).status).toBe(200);
  const response = await open('editor');
  expect(response.status).toBe(403);
  expect(response.text).toContain('offline mode');
});

const delivery = '/wp-admin/admin.php?page=site-admin-delivery';

test.each(['connected', 'unconnected', 'offline'])(
  'the page of operators is the same shell with another default route, on a site that is %s',
  async (scenario) => {
    site = await testSite({ scenario, shell: builtShell() });
    const { status, text } = await site.as('admin').get(delivery);
    expect(status).toBe(200);
    expect(text).toContain("history.replaceState(null,'','#/delivery')");
    expect(text).toContain('<title>Delivery ‹ ');
    expect(text).toContain('federation.6a7b.js');
    expect(text).toContain('"operates":true');
    expect((await open()).text).not.toContain('replaceState');
  },
);

test('only operators may open their page, and have an entry for it in the menu', async () => {
  site = await testSite({ shell: builtShell(), operators: ['admin2'] });
  const entry = `<a href="${delivery}#/delivery">Delivery</a>`;
  expect((await open('admin2')).text).toContain(entry);
  for (const login of ['admin', 'editor', 'subscriber']) {
    const { status, text } = await site.as(login).get(delivery);
    expect([login, status]).toEqual([login, 403]);
    expect(text).toContain('You may not open this page');
    const page = await open(login);
    expect(page.text).not.toContain(entry);
    expect(page.text).toContain('"operates":false');
  }
  expect((await site.stranger.get(delivery)).status).toBe(302);
});

test.each([
  ['connected', ['libraries.4e5f.js', 'federation.6a7b.js']],
  ['unconnected', []],
])('the page of a site that is %s loads what remotes need, with integrity, and nothing else', async (scenario, expected) => {
  site = await testSite({ scenario, shell: builtShell() });
  const { text } = await open();
  const preloaded = [...text.matchAll(/<script async src="[^"]*\/([^"/]+)" integrity="(sha384-[^"]+)" crossorigin="anonymous"/g)];
  expect(preloaded.map(([, name]) => name)).toEqual(expected);
  expect(text).not.toContain('8c9d.js');
});

test("the shell's data block contains registry, manifests of the active versions and addresses", async () => {
  const store = storeWith({
    dashboard: published('dashboard'),
    settings: published('settings', { status: 'disabled', reason: 'broken' }),
  });
  site = await testSite({ shell: builtShell(), store });
  const page = pageBlock(await open());
  expect(page.registry).toMatchObject({ revision: 1, remotes: { settings: { status: 'disabled' } } });
  // Includes the disabled remote: its menu entries are kept and explain why it is off.
  expect(page.manifests).toEqual({
    [manifestUrl('dashboard', '1.0.0')]: 'manifest of dashboard 1.0.0',
    [manifestUrl('settings', '1.0.0')]: 'manifest of settings 1.0.0',
  });
  expect(page).toMatchObject({ chosen: {}, pollSeconds: 30, locale: 'en_US', direction: 'ltr' });
  const url = new URL(manifestUrl('dashboard', '1.0.0'), page.addresses.remotes);
  expect((await site.stranger.get(url.pathname)).text).toBe('manifest of dashboard 1.0.0');
});

test('with a base of their own, remotes are loaded from there, and the page connects to it early', async () => {
  const remotesBase = 'https://remotes.example.org/site-admin/';
  site = await testSite({ shell: builtShell(), store: storeWith({ dashboard: published('dashboard') }), remotesBase });
  const response = await open();
  expect(pageBlock(response).addresses.remotes).toBe(remotesBase);
  expect(response.text).toContain('<link rel="preconnect" href="https://remotes.example.org" crossorigin="anonymous" />');
  expect(policy(response)).toContain("script-src 'self' https://remotes.example.org ");
});

test.each([
  ['no registry', undefined, null],
  ['a registry that is not JSON', '{"schema":1,', '{"schema":1,'],
  ['a registry of another shape', '{"hello":1}', { hello: 1 }],
])('with %s the page is served, and the shell gets the content as it is', async (_what, text, handed) => {
  const store = temporaryFolder();
  if (text !== undefined) put(store, 'registry.json', text);
  site = await testSite({ shell: builtShell(), store });
  const response = await open();
  expect(response.status).toBe(200);
  expect(pageBlock(response)).toMatchObject({ registry: handed, manifests: {}, chosen: {} });
});

test('a changed registry is in the next page without a restart', async () => {
  const store = storeWith({ dashboard: published('dashboard') });
  site = await testSite({ shell: builtShell(), store });
  await open();
  storeWith({ dashboard: published('dashboard', { active: '1.1.0', previous: '1.0.0' }) }, store);
  expect(pageBlock(await open())).toMatchObject({
    registry: { remotes: { dashboard: { active: '1.1.0' } } },
    manifests: { [manifestUrl('dashboard', '1.1.0')]: expect.any(String) },
  });
});

test.each([
  ['production', 'admin', 'versions', false],
  ['production', 'editor', 'closed', false],
  ['development', 'admin', 'addresses', true],
  ['development', 'editor', 'closed', false],
] as const)('in %s, %s may override by: %s', async (environment, login, expected, loopback) => {
  site = await testSite({ environment, shell: builtShell() });
  const response = await open(login);
  expect(pageBlock(response).overrides).toBe(expected);
  expect(policy(response).includes('http://localhost:*')).toBe(loopback);
});

test('the return address of the checkout redirects to the step after a purchase', async () => {
  site = await testSite();
  const response = await site.as('admin').get('/wp-admin/admin.php?jp-react-redirect=product-purchased');
  expect(response.status).toBe(302);
  expect(response.headers['location']).toBe('/wp-admin/admin.php?page=jetpack#/recommendations/product-purchased');
  expect((await site.as('admin').get('/wp-admin/admin.php?jp-react-redirect=elsewhere')).status).toBe(200);
});

test('other screens of the admin area explain that they are not part of this site, with a link back', async () => {
  site = await testSite();
  for (const address of ['/wp-admin/edit.php', '/wp-admin/admin.php?page=other']) {
    const response = await site.as('editor').get(address);
    expect(response.status).toBe(200);
    expect(response.text).toContain('This site has no such screen');
    expect(response.text).toContain('href="/wp-admin/admin.php?page=jetpack"');
  }
});

test.each([
  ['admin', true],
  ['editor', false],
  ['subscriber', false],
])('the menu shows %s the settings: %s', async (login, offered) => {
  site = await testSite();
  const { text } = await site.as(login).get('/wp-admin/edit.php');
  expect(text.includes('page=jetpack#/settings')).toBe(offered);
});
