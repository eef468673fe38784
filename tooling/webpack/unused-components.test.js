'use strict';
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const unusedComponents = require('./unused-components.js');

const changed = (source) => {
  const callback = jest.fn();
  unusedComponents.call({ callback }, source, 'map');
  return callback.mock.calls[0][1];
};

test('what keeps an unused component of the router in a build is removed, line by line', () => {
  const source =
    'var Form = React2.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\nconst a = React.createContext(null);\n';
  expect(changed(source)).toBe(
    'var Form = /* @__PURE__ */ React2.forwardRef(\n  () => null\n);\n\nconst a = /* @__PURE__ */ React.createContext(null);\n',
  );
});

test('the installed router still has the expected form', () => {
  const folder = path.dirname(require.resolve('react-router'));
  const modules = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const whole = modules.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  expect(whole).toMatch(/^Form\.displayName = "Form";$/m);
  expect(changed(whole)).not.toMatch(/^\w+\.displayName = /m);
});
