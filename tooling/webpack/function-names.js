'use strict';

/**
 * A loader for Radix: `__name(f, "f")` after each function sets its name for stacks, and keeps it in the build where it is unused.
 * Lines stay where they are, so source maps stay right.
 */
module.exports = function functionNames(source, map) {
  const changed = source
    .replace(/^ *__name\(\w+, "\w+"\);$/gm, '')
    .replace(/^var __name = .*$/m, 'var __name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;')
    .replace(/^var __defProp = .*$/m, '');
  this.callback(null, changed, map);
};
