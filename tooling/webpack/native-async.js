'use strict';

/**
 * A loader for RxJS, whose build for ES2015 imports replacements of `async` functions and generators from `tslib`. They become what
 * they are in its sources. Lines stay where they are, so source maps stay right.
 */
module.exports = function nativeAsync(source, map) {
  const changed = source
    .replace(/^import \{[^}]*\} from "tslib";$/m, '')
    .replace(/__asyncValues\((\w+)\)/g, '$1[Symbol.asyncIterator]()')
    .replace(
      /__asyncGenerator\(this, arguments, function\* \w+\(\) \{(.*?)^ {4}\}\);/ms,
      (_, body) => `(async function* () {${body.replaceAll('yield __await', 'await')}    })();`,
    )
    .replace(
      /__awaiter\(this, void 0, void 0, function\* \(\) \{(.*?)^ {4}\}\);/ms,
      (_, body) => `(async () => {${body.replaceAll('yield ', 'await ')}    })();`,
    );
  this.callback(null, changed, map);
};
