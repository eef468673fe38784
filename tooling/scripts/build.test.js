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
