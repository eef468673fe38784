'use strict';
module.exports = require('../webpack.base.js').remote(__dirname);
