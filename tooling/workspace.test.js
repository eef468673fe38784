'use strict';
const { execFileSync, spawnSync } = require('node:child_process');
const { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { findBuiltParts, findRemotes, findUserRemotes, findWorkspaces, root } = require('./workspace.js');

let at;
beforeEach(() => {
  at = mkdtempSync(path.join(tmpdir(), 'site-admin-parts-'));
});
afterEach(() => rmSync(at, { recursive: true, force: true }));

function write(file, content = {}) {
  mkdirSync(path.dirname(path.join(at, file)), { recursive: true });
  writeFileSync(path.join(at, file), typeof content === 'string' ? content : JSON.stringify(content));
}

test('remotes are the folders with a remote.json, workspaces those with a package.json', () => {
  write('package.json', { workspaces: ['shell', 'remote-*', 'gone'] });
  write('shell/package.json');
  write('remote-b/package.json');
  write('remote-b/remote.json');
  write('remote-a/package.json');
  write('remote-a/remote.json');
  write('remote-without-sources/dist/entry.js', '');
  write('remote-notes.md', '');
  expect(findRemotes(at)).toEqual(['remote-a', 'remote-b']);
  expect(findWorkspaces(at)).toEqual(['shell', 'remote-a', 'remote-b']);
  expect(findBuiltParts(at)).toEqual(['shell', 'remote-a', 'remote-b']);
});

test('remotes that are for operators only are no remotes for users', () => {
  const entry = (audience) => ({ audience });
  write('remote-a/remote.json', { pages: [entry('operators')] });
  write('remote-b/remote.json', { pages: [entry('operators')], navigation: [entry('everyone')] });
  write('remote-c/remote.json', { pages: [entry('operators'), entry('managers')], extensions: [] });
  expect(findUserRemotes(at)).toEqual(['remote-b', 'remote-c']);
  expect(findRemotes().filter((remote) => !findUserRemotes().includes(remote))).toEqual(['remote-delivery']);
});

/** Copies the repository without builds, and links the installed packages into the copy. */
function copyRepository() {
  const skipped = new Set(['node_modules', 'dist', '.data', '.git']);
  for (const name of readdirSync(root).filter((entry) => !skipped.has(entry)))
    cpSync(path.join(root, name), path.join(at, name), { recursive: true, filter: (file) => !skipped.has(path.basename(file)) });
  mkdirSync(path.join(at, 'node_modules/@site-admin'), { recursive: true });
  const packages = readdirSync(path.join(root, 'node_modules')).filter((name) => !['.cache', '@site-admin'].includes(name));
  for (const name of packages) symlinkSync(path.join(root, 'node_modules', name), path.join(at, 'node_modules', name));
  for (const part of findWorkspaces(at))
    symlinkSync(path.join(at, part), path.join(at, 'node_modules', require(path.join(at, part, 'package.json')).name));
}

test('a remote added as a folder is built, type-checked, linted and tested without another change', () => {
  copyRepository();
  cpSync(path.join(__dirname, 'webpack/fixtures/remote-sample'), path.join(at, 'remote-sample'), { recursive: true });
  write('remote-sample/package.json', { ...require('../remote-licensing/package.json'), name: '@site-admin/remote-sample' });
  write('remote-sample/tsconfig.json', { extends: '../tooling/tsconfig.browser.json', include: ['src'] });
  write('remote-sample/webpack.config.js', "module.exports = require('../webpack.base.js').remote(__dirname);\n");
  write('remote-sample/src/sample.test.ts', "test('sample', () => document);\n");
  write('remote-sample/src/stray.ts', "export { mount } from '@site-admin/remote-licensing';\n");
  const node = (...args) => execFileSync(process.execPath, args, { cwd: at, encoding: 'utf8', stdio: 'pipe' });

  expect(node('tooling/scripts/build.mjs', 'remote-sample')).toMatch(/^remote-sample +\d/);
  expect(existsSync(path.join(at, 'remote-sample/dist/remote.manifest.json'))).toBe(true);

  const listed = node('node_modules/jest/bin/jest.js', '--selectProjects', 'unit-browser', '--listTests');
  expect(listed.split('\n')).toContain(path.join(at, 'remote-sample/src/sample.test.ts'));

  const { stdout } = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', 'remote-sample'], {
    cwd: at,
    encoding: 'utf8',
  });
  expect(stdout).toContain('remote-sample may import @site-admin/contracts, @site-admin/runtime,');

  // The stray import is wrong for the compiler too, which shows that it has read the remote.
  const types = spawnSync(process.execPath, ['tooling/scripts/types.mjs', 'remote-sample'], { cwd: at, encoding: 'utf8' });
  expect(types.stderr).toContain('remote-sample/src/stray.ts(1,23)');
}, 120_000);
