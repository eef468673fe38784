'use strict';
const { spawnSync } = require('node:child_process');
const path = require('node:path');

test('the lock names every optional binary, so that npm ci accepts it', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'complete-lock.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('the lock names no registry', () => {
  const lock = require('../../package-lock.json');
  const addresses = Object.values(lock.packages).map(({ resolved }) => resolved ?? '');
  expect(addresses.filter((address) => /^https?:/.test(address))).toEqual([]);
});
