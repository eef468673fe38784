'use strict';
const { readFileSync } = require('node:fs');
const functionNames = require('./function-names.js');

const changed = (source) => {
  const callback = jest.fn();
  functionNames.call({ callback }, source, 'map');
  return callback.mock.calls[0][1];
};

test('the calls that keep an unused function in a build are taken away, line by line', () => {
  const source = [
    'var __defProp = Object.defineProperty;',
    'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });',
    'function unused() {}',
    '__name(unused, "unused");',
    'const used = /* @__PURE__ */ __name(() => 1, "used");',
  ].join('\n');
  const [none, identity, ...rest] = changed(source).split('\n');
  expect(none).toBe('');
  expect(identity).toMatch(/^var __name = .*\(target\) => target;$/);
  expect(rest).toEqual(['function unused() {}', '', 'const used = /* @__PURE__ */ __name(() => 1, "used");']);
});

test('the installed Radix is still written the way this looks for', () => {
  const entry = require.resolve('@radix-ui/react-dismissable-layer').replace(/\.js$/, '.mjs');
  const source = readFileSync(entry, 'utf8');
  expect(source).toMatch(/^__name\(usePointerDownOutside, "usePointerDownOutside"\);$/m);
  expect(changed(source)).not.toMatch(/__defProp|^ *__name\(/m);
});
