'use strict';
const { execFileSync } = require('node:child_process');
const { mkdtempSync, rmSync, statSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const serving = path.join(__dirname, 'serving.mjs');

/** Evaluates an expression with the exports of the script in scope. Jest runs CommonJS, so another process imports the ES module. */
function evaluate(expression) {
  const code = `import * as m from ${JSON.stringify(serving)}; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

/** Returns the command line of the server for some options. */
const getArguments = (options) => evaluate(`m.getServerArguments(${JSON.stringify(options)})`);

test('the server runs in production unless development is asked for', () => {
  expect(getArguments({ port: '8080' })).toEqual(['--environment', 'production', '--port', '8080']);
  expect(getArguments({ environment: 'development', 'poll-seconds': 2 })).toEqual([
    ...['--environment', 'development'],
    ...['--poll-seconds', '2'],
  ]);
});

test('a new data folder is readable by its user alone', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'serving-'));
  const data = path.join(parent, 'data');
  evaluate(`m.createDataFolder(${JSON.stringify(data)})`);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  rmSync(parent, { recursive: true, force: true });
});
