'use strict';
const { execFileSync } = require('node:child_process');
const { root } = require('../workspace.js');

/** The commit this is built from; '' outside a repository. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** ISO 8601. SOURCE_DATE_EPOCH (seconds) makes two builds of equal sources equal to the last byte. */
function builtAt() {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString();
}

module.exports = { commit, builtAt };
