'use strict';
const { packageOf } = require('./workspace.js');

/** The versions that were built and run together. Both change, or neither: see docs/decisions and the README. */
const tested = { webpack: '5.110.3', '@module-federation/enhanced': '2.9.2' };

const advice =
  'Federation requires webpack internals by path, and its peer range does not say which: 5.111 and 5.112 break 2.9.2. ' +
  'Change both in package.json without a caret, run `npm run build -- --force` and `npm test`, then change the pair in webpack/pair.test.js.';

test.each(Object.entries(tested))(
  '%s is the version that was tested with its partner, pinned exactly and installed',
  (name, version) => {
    const pinned = packageOf('.').devDependencies[name];
    const installed = packageOf(`node_modules/${name}`).version;
    if (pinned !== version || installed !== version) {
      throw new Error(
        `${name} is ${pinned} in package.json and ${installed} in node_modules; ${version} is what was tested. ${advice}`,
      );
    }
  },
);

test('the federation runtime the shell hands to remotes is of the same release as the plugin that builds them', () => {
  const release = tested['@module-federation/enhanced'];
  const pinned = packageOf('shell').dependencies['@module-federation/runtime-core'];
  const installed = packageOf('node_modules/@module-federation/runtime-core').version;
  if (pinned !== release || installed !== release) {
    throw new Error(
      `@module-federation/runtime-core is ${pinned} in shell/package.json and ${installed} installed; it must be ${release}. ${advice}`,
    );
  }
});
