'use strict';
const { existsSync } = require('node:fs');
const path = require('node:path');
const LongestFirst = require('./sequencer.js');
const { root } = require('../workspace.js');

const { longest } = LongestFirst;

test('the files that run first exist', () => {
  expect(longest.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('the longest test files run first, in their order, without a cache of durations', () => {
  const names = ['e2e/journeys/zoom.test.ts', ...longest.slice(0, 2).reverse(), 'e2e/journeys/seo.test.ts'];
  const context = { config: { id: 'none', cacheDirectory: path.join(root, 'missing') }, hasteFS: { getSize: () => 1 } };
  const tests = names.map((name) => ({ path: path.join(root, name), context }));
  const sorted = new LongestFirst({ globalConfig: {}, contexts: [] })
    .sort(tests)
    .map(({ path: file }) => path.relative(root, file));
  expect(sorted.slice(0, 2)).toEqual(longest.slice(0, 2));
  expect([...sorted].sort()).toEqual([...names].sort());
});
