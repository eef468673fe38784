'use strict';
/** In tests a CSS module maps every class to its own name. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
