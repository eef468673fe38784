'use strict';
const { spawnSync } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { shellManifest } = require('../../shared-contracts/src/manifest.ts');
const { check } = require('./contracts.js');
const { SHELL_BUDGET, overShellBudget } = require('./shell-budget.js');

const sample = path.join(__dirname, 'fixtures/shell-sample');
let outDir;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'site-admin-shell-'));
});
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

/** Builds the sample shell in a separate process, without minification to be quick; returns the errors of the build. */
function build(options) {
  const code = `
    const { shell } = require(${JSON.stringify(path.join(__dirname, '../../webpack.base.js'))});
    const configs = shell(${JSON.stringify(sample)}, ${JSON.stringify({ outDir, ...options })});
    require('webpack')(configs.map((config) => ({ ...config, cache: false, devtool: false, optimization: { ...config.optimization, minimize: false } })), (failure, stats) => {
      if (failure) throw failure;
      const { errors } = stats.toJson({ all: false, errors: true, children: true });
      console.log(JSON.stringify(errors.map(({ message }) => message)));
    });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: path.join(__dirname, '../..'), encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('a shell has one file for shared libraries and one for the federation runtime, and a manifest that matches the contract', () => {
  expect(build({ budget: 1_000_000 })).toEqual([]);
  const described = JSON.parse(readFileSync(path.join(outDir, 'shell.manifest.json'), 'utf8'));
  expect(check(shellManifest, described)).toMatchObject({ ok: true });
  const getCode = (role) => {
    const file = described.files.find((each) => each.role === role && each.kind === 'script');
    return readFileSync(path.join(outDir, file.name), 'utf8');
  };
  for (const [library, version] of Object.entries(described.provides))
    expect(getCode('libraries').replaceAll('\\"', '"')).toContain(`"${library}":"${version}"`);
  // The federation runtime is separate from the frame, and contains no second copy of the shared libraries.
  expect(getCode('federation')).toContain('registerRemotes');
  expect(getCode('main')).not.toContain('registerRemotes');
}, 120_000);

test('a shell over its budget fails the build with a sentence that names its files and their sizes, and nothing is written', () => {
  const [problem, ...others] = build({ budget: 100_000 });
  expect(problem).toMatch(
    /^The shell alone loads \d\d\d\.\d kB brotli of scripts; 100\.0 kB are allowed .*: libraries\.\w+\.js \d\d\d\.\d kB, main\.\w+\.js \d\.\d kB, /,
  );
  expect(others).toEqual([]);
  expect(existsSync(path.join(outDir, 'shell.manifest.json'))).toBe(false);
}, 120_000);

test('the budget covers what a page loads before any remote: no styles, no federation runtime, no later chunks', () => {
  const file = (name, role, kind, brotli) => ({ name, role, kind, brotli });
  const files = [
    file('start.js', 'start', 'script', 1000),
    file('main.js', 'main', 'script', SHELL_BUDGET - 1000),
    file('styles.css', 'main', 'style', 9000),
    file('federation.js', 'federation', 'script', 9000),
    file('later.js', 'async', 'script', 9000),
  ];
  expect(overShellBudget(files)).toBeUndefined();
  expect(overShellBudget([...files, file('more.js', 'main', 'script', 1)])).toContain('more.js 0.0 kB');
  expect(overShellBudget([...files, file('shared.js', 'libraries', 'script', 1)])).toContain('shared.js 0.0 kB');
});
