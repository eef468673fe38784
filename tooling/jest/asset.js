'use strict';
const path = require('node:path');

/** In tests an image is its file's name: which one is shown can be told, without a build that gives it an address. */
module.exports = { process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }) };
