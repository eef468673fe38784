'use strict';
const { execFileSync } = require('node:child_process');
const { root } = require('../workspace.js');

/** Returns the commit of the build; '' outside a repository. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** Returns the build time in ISO 8601. With SOURCE_DATE_EPOCH (seconds) two builds of equal sources are identical. */
function builtAt() {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString();
}

module.exports = { commit, builtAt };
