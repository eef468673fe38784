'use strict';
const path = require('node:path');

/** Replaces an image by its file name, so that tests can check which one is shown. */
module.exports = { process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))};` }) };
