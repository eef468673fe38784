'use strict';
const { spawn, spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wordpress-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = path.join(__dirname, 'wordpress.mjs');
const run = (...args) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 25_000 });

test.each([
  [[], 'There is no command (none given)'],
  [['pack'], 'There is no command pack'],
  [['serve'], 'There is no command serve'],
  [['serve', 'remote-settings'], '--wordpress is missing'],
  [['serve', 'remote-none', '--wordpress', 'http://localhost'], 'There is no remote remote-none'],
  [['serve', 'remote-settings', '--wordpress', __dirname], 'is not the folder of a WordPress'],
  [['serve', 'remote-settings', '--wordpress', 'http://127.0.0.1:9'], 'http://127.0.0.1:9 cannot be reached: '],
])('npm run wordpress -- %j ends with a sentence', (args, sentence) => {
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
});

test('a WordPress without a store is named', () => {
  mkdirSync(path.join(folder, 'site/wp-content'), { recursive: true });
  const { status, stderr } = run('serve', 'remote-settings', '--wordpress', path.join(folder, 'site'));
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no store in')]);
});

test('the plugin contains its PHP, its readme and the license', async () => {
  const target = path.join(folder, 'site-admin');
  const { copyOwnFiles } = await import('./wordpress-plugin.mjs');
  copyOwnFiles(target);
  const names = ['site-admin.php', 'uninstall.php', 'readme.txt', 'LICENSE', 'src/class-takeover.php'];
  for (const name of names) expect([name, existsSync(path.join(target, name))]).toEqual([name, true]);
});

test('builds are served to pages of any origin, and nothing else', async () => {
  const built = path.join(folder, 'built');
  mkdirSync(built);
  writeFileSync(path.join(built, 'remote.manifest.json'), '{"declaration":{"name":"settings"}}');
  writeFileSync(path.join(folder, 'secret.json'), 'secret');
  const port = 20_000 + (process.pid % 20_000);
  const options = JSON.stringify({ remote: 'remote-settings', wordpress: 'https://example.org/blog/', port });
  const code = `import { serveBuilds } from ${JSON.stringify(path.join(__dirname, 'serve-builds.mjs'))};
    await serveBuilds(${JSON.stringify(built)}, ${options});`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', code]);
  try {
    const output = await new Promise((resolve) => server.stdout.once('data', (bytes) => resolve(String(bytes))));
    const folderUrl = `http://localhost:${port}/`;
    expect(output).toContain(`https://example.org/blog/wp-admin/admin.php?page=jetpack&remote.settings=${folderUrl}\n`);
    const response = await fetch(`${folderUrl}remote.manifest.json`);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    for (const name of ['none.js', '..%2fsecret.json', '%2e%2e/secret.json', '']) {
      expect((await fetch(`${folderUrl}${name}`)).status).toBe(404);
    }
  } finally {
    server.kill();
  }
});
