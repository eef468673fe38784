import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishFiles, put, removeFolders, temporaryFolder } from '../testing/folders';
import { testSite, type TestSite } from '../testing/site';
import { createFileCompressor } from './file-compressor';

const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>';
let site: TestSite;
let store: string;
let shell: string;
beforeAll(async () => {
  store = temporaryFolder();
  shell = path.join(store, 'shell');
  publishFiles(store, 'a', { 'entry.js': 'entry()', 'logo.svg': logo });
  put(store, 'remotes/a/1.0.0-0123456789ab/unlisted.js', 'secret');
  put(store, 'remotes/b/1.0.0-0123456789ab/entry.js', 'secret');
  writeFileSync(path.join(store, 'remotes/a/1.0.0-0123456789ab/entry.js.gz'), gzipSync('entry()'));
  writeFileSync(path.join(store, 'remotes/a/1.0.0-0123456789ab/entry.js.br'), brotliCompressSync('entry()'));
  put(shell, 'main.js', 'main()');
  put(shell, 'style.css', 'a{}');
  put(shell, '.hidden.js', 'secret');
  put(store, 'outside/secret.js', 'secret');
  symlinkSync(path.join(store, 'outside/secret.js'), path.join(shell, 'linked.js'));
  symlinkSync(path.join(store, 'outside'), path.join(shell, 'linked'));
  put(shell, 'plain.js', 'plain()');
  symlinkSync(path.join(store, 'outside/secret.js'), path.join(shell, 'plain.js.br'));
  mkdirSync(path.join(shell, 'folder.js'));
  put(shell, 'main.sqlite', 'secret');
  site = await testSite({ store, shell });
});
afterAll(async () => {
  await site.close();
  removeFolders();
});

const base = '/wp-content/site-admin/';
const get = (address: string, encoding = '') =>
  site.app.inject({ url: base + address, headers: { 'accept-encoding': encoding } });

test('built files are sent as immutable, to any origin, with their type', async () => {
  const { headers, body, statusCode } = await get('shell/main.js');
  expect([statusCode, body]).toEqual([200, 'main()']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect((await get('shell/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test.each([
  ['remotes/a/1.0.0-0123456789ab/logo.svg', 200, 'cross-origin'],
  ['shell/main.js', 200, 'cross-origin'],
  ['host/host.css', 200, 'same-origin'],
  ['shell/nothing.js', 404, 'cross-origin'],
])('a file opened by its address runs nothing: %s', async (address, status, policy) => {
  const { headers, statusCode } = await get(address);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': policy,
  });
});

test.each(['a folder', 'another store'])(
  'a published file of %s that was changed is not sent, in any form, but a 502',
  async (kind) => {
    const folder = temporaryFolder();
    const lines: string[] = [];
    const address = publishFiles(folder, 'a', { 'entry.js': 'entry()', 'logo.svg': logo });
    const log = { write: (line: string) => void lines.push(line) };
    const changing = await testSite({ store: folder, isFolder: kind === 'a folder', shell, log });
    const send = async (name: string, encoding = '') => {
      const { statusCode, body } = await changing.app.inject({
        url: base + address + name,
        headers: { 'accept-encoding': encoding },
      });
      return `${statusCode} ${body}`;
    };
    expect(await send('logo.svg')).toBe(`200 ${logo}`);
    put(folder, `${address}logo.svg`, `${logo} <!-- changed -->`);
    expect(await send('logo.svg')).toBe('502 The file is not the one that was published.');
    expect(lines.join('')).toContain('"event":"file-mismatch"');
    put(folder, `${address}logo.svg`, logo);
    expect(await send('logo.svg')).toBe(`200 ${logo}`);

    writeFileSync(path.join(folder, `${address}entry.js.br`), brotliCompressSync('evil()'));
    expect(await send('entry.js', 'br')).toMatch(/^502/);
    expect(await send('entry.js')).toBe('200 entry()');
    put(folder, `${address}remote.manifest.json`, '{}');
    expect(await send('remote.manifest.json')).toMatch(/^502/);
    await changing.close();
  },
);

test.each(['remotes/a/1.0.0-0123456789ab/unlisted.js', 'remotes/b/1.0.0-0123456789ab/entry.js'])(
  '%s, which no published manifest lists, is not found',
  async (address) => expect((await get(address)).statusCode).toBe(404),
);

test('a host name of their own serves the files of remotes only', async () => {
  const isolated = await testSite({ store, shell, remotesBase: `http://localhost:80${base}` });
  const status = async (url: string, host: string) => (await isolated.app.inject({ url, headers: { host } })).statusCode;
  const file = `${base}remotes/a/1.0.0-0123456789ab/entry.js`;
  expect([await status(file, 'localhost'), await status(file, '127.0.0.1')]).toEqual([200, 200]);
  for (const url of ['/wp-login.php', '/wp-json/jetpack/v4/connection', `${base}shell/main.js`])
    expect([url, await status(url, 'localhost')]).toEqual([url, 421]);
  expect(await status('/wp-login.php', '127.0.0.1')).toBe(200);
  await isolated.close();
});

test('the precompressed form next to a file is sent if the browser accepts it', async () => {
  const address = 'remotes/a/1.0.0-0123456789ab/entry.js';
  expect((await get(address, 'gzip, br')).headers['content-encoding']).toBe('br');
  expect((await get(address, 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get(address, 'br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip');
  const plain = await get(address);
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'entry()']);
  expect((await get('shell/main.js', 'br')).headers['content-encoding']).toBeUndefined();
});

test.each([
  'shell/../registry.json',
  'shell/%2e%2e/registry.json',
  'shell/..%2fregistry.json',
  'shell/%2e%2e%2fregistry.json',
  'shell/..%5cregistry.json',
  'shell/%252e%252e/registry.json',
  'shell//etc/passwd.txt',
  'shell/%2fetc%2fpasswd.txt',
  'shell/.hidden.js',
  'shell/main.sqlite',
  'shell/main.js%00.css',
  'shell/',
  'shell/nothing.js',
  'remotes/../registry.json',
  'registry.json',
  'shell/..\\registry.json',
  'shell/%2e%2e%5cregistry.json',
  'shell/%25252e%25252e%25252fregistry.json',
  'shell/%c0%ae%c0%ae/registry.json',
  'shell/..;/registry.json',
  'shell/....//registry.json',
  'remotes/a/..%2f..%2fregistry.json',
  'shell/%00',
  'shell/main.js%2500.css',
  'shell/C:%5cwindows%5cwin.ini.txt',
  'shell/linked.js',
  'shell/linked/secret.js',
  'shell/folder.js',
])('%s is not found', async (address) => {
  const response = await get(address);
  // A path that cannot be decoded is refused before any lookup.
  expect([400, 404]).toContain(response.statusCode);
  expect(response.body).not.toContain('secret');
});

test('the styles of the host are sent, and revalidated each time', async () => {
  const { statusCode, headers, body } = await get('host/host.css');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  // Unlayered rules would override every rule of the page.
  expect(body).toMatch(/@layer host \{/);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('they are sent as %s if accepted, although no build compressed them', async (encoding, unpack) => {
  const plain = await get('host/host.css');
  const packed = await get('host/host.css', encoding);
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload);
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('a changed file is compressed again', async () => {
  const file = path.join(store, 'changing.css');
  const compressFile = createFileCompressor();
  const sent = async () => brotliDecompressSync((await compressFile(file, 'br'))?.bytes ?? Buffer.alloc(0)).toString();
  writeFileSync(file, 'a{}');
  utimesSync(file, 1, 1);
  expect(await sent()).toBe('a{}');
  writeFileSync(file, 'b{}');
  utimesSync(file, 2, 2);
  expect(await sent()).toBe('b{}');
  expect(await compressFile(file, 'identity')).toBeUndefined();
});

test('a precompressed form that is a link to another folder is not sent', async () => {
  expect((await get('shell/plain.js', 'br')).body).toBe('plain()');
});
