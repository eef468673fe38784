'use strict';
const { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { benchBrowsers, findChromium, testBrowsers } = require('./chromium.js');

let at;
beforeEach(() => {
  at = mkdtempSync(path.join(tmpdir(), 'site-admin-chromium-'));
});
afterEach(() => rmSync(at, { recursive: true, force: true }));

function install(file) {
  mkdirSync(path.dirname(path.join(at, file)), { recursive: true });
  writeFileSync(path.join(at, file), '');
  chmodSync(path.join(at, file), 0o755);
}
const searchPath = () => ['one', 'two', ''].map((folder) => folder && path.join(at, folder)).join(path.delimiter);

test('browser tests use the headless shell, and Chromium without it; the benchmark uses Chromium', () => {
  expect(findChromium(testBrowsers, searchPath())).toBeUndefined();
  install('one/google-chrome');
  expect(findChromium(testBrowsers, searchPath())).toBe(path.join(at, 'one/google-chrome'));
  install('two/chromium');
  install('two/chromium-headless-shell');
  expect(findChromium(testBrowsers, searchPath())).toBe(path.join(at, 'two/chromium-headless-shell'));
  expect(findChromium(benchBrowsers, searchPath())).toBe(path.join(at, 'two/chromium'));
});

test('a file that cannot be executed is skipped', () => {
  install('two/chromium');
  mkdirSync(path.join(at, 'one'), { recursive: true });
  writeFileSync(path.join(at, 'one/chromium'), '');
  expect(findChromium(benchBrowsers, searchPath())).toBe(path.join(at, 'two/chromium'));
});
