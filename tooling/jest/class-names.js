'use strict';
/** Maps every class of a CSS module to its own name. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
