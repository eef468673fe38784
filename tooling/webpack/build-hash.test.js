'use strict';
const { cpSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { buildHash } = require('./build-hash.js');
const { withDependencies } = require('../workspace.js');

let copy;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'site-admin-hash-'));
  cpSync(path.join(__dirname, 'fixtures/remote-sample'), copy, { recursive: true, filter: (name) => !name.includes('dist') });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('changes with a source or remote.json, and not with a test or gallery', () => {
  const before = buildHash(copy);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(buildHash(copy)).toBe(before);
  writeFileSync(path.join(copy, 'src/sample.test.ts'), 'test');
  writeFileSync(path.join(copy, 'src/gallery.ts'), 'states');
  writeFileSync(path.join(copy, 'src/sample.gallery.tsx'), 'states');
  expect(buildHash(copy)).toBe(before);
  writeFileSync(path.join(copy, 'src/later.tsx'), 'export const Later = null;');
  const changed = buildHash(copy);
  expect(changed).not.toBe(before);
  writeFileSync(path.join(copy, 'remote.json'), '{}');
  expect(buildHash(copy)).not.toBe(changed);
});

test('includes every part that a part depends on', () => {
  expect([...withDependencies('remote-dashboard')].sort()).toEqual([
    'remote-dashboard',
    'shared-contracts',
    'shared-kit',
    'shared-runtime',
    'shared-ui',
  ]);
});
