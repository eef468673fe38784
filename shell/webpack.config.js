'use strict';
module.exports = require('../webpack.base.js').shell(__dirname);
