'use strict';
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const { remoteManifest } = require('../../shared-contracts/src/manifest.ts');
const { buildHash } = require('./build-hash.js');
const { check } = require('./contracts.js');
const { root } = require('../workspace.js');

const fixtures = path.join(__dirname, 'fixtures');
// Inside the repository, so that libraries are found.
const made = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Returns a copy of the sample remote, to be changed. */
function sample() {
  const folder = mkdtempSync(path.join(fixtures, 'copy-'));
  made.push(folder);
  cpSync(path.join(fixtures, 'remote-sample'), folder, { recursive: true, filter: (name) => !name.endsWith('dist') });
  return folder;
}

/** Builds as `npm run build` does, in a separate process; returns the errors of the build. */
function build(folder, options = {}) {
  const code = `
    const { remote } = require(${JSON.stringify(path.join(__dirname, '../../webpack.base.js'))});
    const config = { ...remote(${JSON.stringify(folder)}, ${JSON.stringify(options)}), cache: false };
    require('webpack')(config, (failure, stats) => {
      if (failure) throw failure;
      console.log(JSON.stringify(stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message)));
    });`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: path.join(__dirname, '../..'), encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const dist = (folder, name) => readFileSync(path.join(folder, 'dist', name));
const createManifest = (folder) => JSON.parse(dist(folder, 'remote.manifest.json'));
const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const declare = (folder, change) => {
  const file = path.join(folder, 'remote.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
};

describe('a remote', () => {
  let folder;
  let manifest;
  beforeAll(() => {
    folder = sample();
    expect(build(folder)).toEqual([]);
    manifest = createManifest(folder);
  }, 120_000);

  test('built for development keeps names and sources at any size, in a build of its own', () => {
    const copy = sample();
    declare(copy, { budget: { entryGzip: 1, totalBrotli: 1 } });
    const outDir = path.join(copy, 'development');
    expect(build(copy, { isDevelopment: true, outDir })).toEqual([]);
    const development = JSON.parse(readFileSync(path.join(outDir, 'remote.manifest.json'), 'utf8'));
    expect(development.build).not.toBe(buildHash(path.relative(root, copy)));
    const scripts = development.files.filter(({ kind }) => kind === 'script');
    const code = scripts.map(({ name }) => readFileSync(path.join(outDir, name), 'utf8')).join('');
    expect(code).toContain('function Sample({ title })');
    expect(code).toContain('//# sourceMappingURL=data:application/json');
  }, 120_000);
  const getFiles = (role) => manifest.files.filter((file) => file.role === role);

  test('has a manifest that matches the contract', () => {
    expect(check(remoteManifest, manifest)).toMatchObject({ ok: true });
    expect(manifest.container).toBe(`siteAdminSample_${manifest.build}`);
    expect(manifest.builtAt).not.toBe('');
  });

  test('is one entry, one sync script, one stylesheet and its lazy chunks, each with its hash and sizes', () => {
    expect(getFiles('entry')).toHaveLength(1);
    expect(
      getFiles('sync')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['script', 'style']);
    expect(getFiles('async').map(({ kind }) => kind)).toEqual(['script', 'asset', 'asset']);
    for (const { name, integrity, size, gzip, brotli } of manifest.files) {
      const bytes = dist(folder, name);
      expect({ name, integrity, size, gzip }).toEqual({
        name,
        integrity: sha384(bytes),
        size: bytes.length,
        gzip: zlib.gzipSync(bytes, { level: 9 }).length,
      });
      expect(brotli).toBeLessThanOrEqual(size + 10);
      expect(name).toMatch(/\.[0-9a-f]{12}\.(js|css|json)$/);
    }
  });

  test('has a list of its texts, for hosts with translations, and its own complete translations by locale', () => {
    const read = (prefix) => JSON.parse(dist(folder, manifest.files.find(({ name }) => name.startsWith(prefix)).name));
    expect(read('texts.')).toEqual(['Later', 'Sample']);
    expect(read('language-de_DE.')).toEqual({ '': { 'plural-forms': 'nplurals=2; plural=n != 1;' }, Later: ['Später'] });
  });

  test('has an entry of at most 9 kB gzip, with compressed forms next to it', () => {
    const [{ name, gzip }] = getFiles('entry');
    expect(gzip).toBeLessThanOrEqual(9000);
    expect(zlib.brotliDecompressSync(dist(folder, `${name}.br`))).toEqual(dist(folder, name));
    expect(zlib.gunzipSync(dist(folder, `${name}.gz`))).toEqual(dist(folder, name));
  });

  test('contains in its entry the hash of every script that webpack loads', () => {
    const entry = dist(folder, getFiles('entry')[0].name).toString();
    const loaded = manifest.files.filter(({ kind, role }) => kind === 'script' && role !== 'entry');
    expect(loaded).toHaveLength(2);
    // The same hash as in the manifest, whose preloads the browser would otherwise not use.
    for (const { integrity } of loaded) expect(entry).toContain(integrity);
    expect(entry).toMatch(/\.integrity=/);
    expect(entry).not.toMatch(/\beval\(/);
  });

  test("has a container name that differs from every other build's, in its chunks too", () => {
    for (const { name, kind } of manifest.files) {
      if (kind === 'script') expect(dist(folder, name).toString()).toContain(manifest.container);
    }
  });

  test('consumes shared libraries of the shell, and bundles none of them', () => {
    expect(Object.keys(manifest.shared).sort()).toEqual([
      '@site-admin/runtime/i18n',
      '@site-admin/runtime/rx',
      'react',
      'react-dom/client',
      'react/jsx-runtime',
    ]);
    const total = manifest.files.reduce((sum, { size }) => sum + size, 0);
    expect(total).toBeLessThan(30_000);
  });

  test('has styles that override the shell and the host, under its own class names', () => {
    const [{ name }] = manifest.files.filter(({ kind }) => kind === 'style');
    const css = dist(folder, name).toString();
    const selectors = [...css.matchAll(/(?:^|[{}])([^{}@]+)\{/g)].flatMap(([, list]) => list.split(','));
    const rules = selectors.filter((selector) => !/^(from|to|\d+%)$/.test(selector));
    expect(rules.length).toBeGreaterThan(2);
    for (const selector of rules) expect(selector).toMatch(/(:not\(#\\#\)){3}(::[\w-]+)?$/);
    expect(css).toMatch(/\.sample-main-title-\w{6}:not/);
    const script = dist(folder, getFiles('sync').find(({ kind }) => kind === 'script').name).toString();
    expect(script).toMatch(/sample-main-title-\w{6}/);
  });

  test('does not reference its source maps, in files or in the manifest', () => {
    expect(readdirSync(path.join(folder, 'dist')).some((name) => name.endsWith('.js.map'))).toBe(true);
    expect(manifest.files.some(({ name }) => name.endsWith('.map'))).toBe(false);
    for (const { name } of manifest.files) expect(dist(folder, name).toString()).not.toContain('sourceMappingURL');
  });
});

describe('the build of a remote fails with one sentence', () => {
  test('when it is over budget', () => {
    const folder = sample();
    declare(folder, { budget: { entryGzip: 100, totalBrotli: 200 } });
    const [entry, total] = build(folder);
    expect(entry).toMatch(/^The entry is \d\.\d kB gzip; remote\.json allows 0\.1 kB \(budget\.entryGzip\)\.$/);
    expect(total).toMatch(
      /^Scripts and styles are \d\.\d kB brotli; remote\.json allows 0\.2 kB \(budget\.totalBrotli\)\. The largest is entry/,
    );
  }, 120_000);

  test('when it bundles what the shell provides', () => {
    const folder = sample();
    writeFileSync(
      path.join(folder, 'src/later.tsx'),
      `import { Subject } from 'rxjs';\nexport const Later = () => <p>{String(new Subject())}</p>;\n`,
    );
    const [problem] = build(folder);
    expect(problem).toMatch(
      /rxjs.* would be bundled, because .*later\.tsx imports it\. .* import it from @site-admin\/runtime\/rx\./,
    );
  }, 120_000);

  test.each([
    ['an unknown key', { surprise: 1 }, /remote\.json: surprise:/],
    [
      'the range *',
      { contract: '*' },
      /remote\.json: contract: expected an exact version or a caret range, such as 1\.2\.3 or \^1\.2\.3/,
    ],
    [
      'an unknown event',
      { emits: ['sample/happened@1'] },
      /remote\.json: emits\.0: expected an event of the contract, found "sample\/happened@1"/,
    ],
  ])('when remote.json has %s', (_what, change, reason) => {
    const folder = sample();
    declare(folder, change);
    expect(() => build(folder)).toThrow(reason);
  });

  test('when remote.json is not JSON', () => {
    const folder = sample();
    writeFileSync(path.join(folder, 'remote.json'), '{\n"name": "sample"\n"title": "Sample" }');
    expect(() => build(folder)).toThrow(/remote\.json: not valid JSON at line 3/);
  });
});
