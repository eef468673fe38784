'use strict';
const { execFileSync } = require('node:child_process');
const path = require('node:path');

const serving = path.join(__dirname, 'serving.mjs');

/** Returns the command line of the server for some options. Jest runs CommonJS, so the ES module is imported by another process. */
function getArguments(options) {
  const code = `import { getServerArguments } from ${JSON.stringify(serving)}; console.log(JSON.stringify(getServerArguments(${JSON.stringify(options)})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

test('the server runs in production unless development is asked for', () => {
  expect(getArguments({ port: '8080' })).toEqual(['--environment', 'production', '--port', '8080']);
  expect(getArguments({ environment: 'development', 'poll-seconds': 2 })).toEqual([
    ...['--environment', 'development'],
    ...['--poll-seconds', '2'],
  ]);
});
