'use strict';
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const run = (script, ...argv) => spawnSync(process.execPath, [path.join(__dirname, script), ...argv], { encoding: 'utf8' });

test.each([
  ['build.mjs', 'No part to build is called remote-nowhere. There are: shell, remote-dashboard,'],
  ['types.mjs', 'No part with types is called remote-nowhere. There are: shared-contracts,'],
])('%s lists the parts when it is given an unknown one', (script, words) => {
  const { status, stderr } = run(script, 'remote-nowhere');
  expect(status).toBe(2);
  expect(stderr).toContain(words);
});

test.each(['build.mjs', 'dev.mjs', 'start.mjs', 'test.mjs', 'types.mjs'])('%s prints its usage for --help', (script) => {
  const { status, stdout, stderr } = run(script, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm /);
});
