'use strict';
const path = require('node:path');
const { root } = require('../workspace.js');

/**
 * Modules a remote must import from the shell: a second copy breaks hooks or observables, or adds weight.
 *
 * @type {[RegExp, string][]}
 */
const fromTheShell = [
  [/node_modules\/(react|react-dom|scheduler)\//, 'react or react-dom'],
  [/node_modules\/(rxjs|redux-observable)\//, '@site-admin/runtime/rx'],
  [/node_modules\/(@reduxjs\/toolkit|redux|react-redux|immer|reselect)\//, '@site-admin/runtime/store'],
  [/node_modules\/(react-router|react-router-dom)\//, '@site-admin/runtime/router'],
  [/node_modules\/@wordpress\/i18n\//, '@site-admin/runtime/i18n'],
  // Except its stateless entries, which the remotes that use them bundle.
  [/\/shared-kit\/src\/(?!apps\/|forms\/|rules\/)/, '@site-admin/kit, by the name of the package'],
  [/\/shared-ui\/src\//, '@site-admin/ui, by the name of the package'],
];

/** Returns the file of this repository that imports `module`: the nearest importer outside the libraries. */
function getImporter(moduleGraph, module) {
  let at = moduleGraph.getIssuer(module);
  while (at && (at.resource ?? '').includes('/node_modules/')) at = moduleGraph.getIssuer(at);
  return at?.resource ?? module.resource;
}

/** Fails the build of a remote that bundles a library the shell provides, and names the importing file. */
class OneCopy {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OneCopy', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('OneCopy', () => {
        const reported = new Set();
        for (const module of compilation.modules) {
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const [, instead] = fromTheShell.find(([pattern]) => pattern.test(module.resource ?? '')) ?? [];
          if (instead === undefined || reported.has(instead)) continue;
          reported.add(instead);
          const issuer = getImporter(compilation.moduleGraph, module);
          const shown = (file) => path.relative(root, file);
          compilation.errors.push(
            new WebpackError(
              `${shown(module.resource)} would be bundled, because ${shown(issuer)} imports it. The shell provides it: import it from ${instead}.`,
            ),
          );
        }
      });
    });
  }
}

module.exports = { OneCopy };
