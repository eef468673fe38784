'use strict';
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { root, withDependencies } = require('../workspace.js');

/** Tests and galleries are not part of a build. */
const isTest = (name) => /(\.test|(^|\.)gallery)\.[a-z]+$/.test(name);
const skipped = new Set(['node_modules', 'dist', '.cache', 'testing', 'fixtures']);

/** Returns every file below `place` that can affect a build, sorted so that each machine hashes the same. */
function sourcesIn(place) {
  const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const at = path.join(place, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesIn(at);
    return isTest(entry.name) ? [] : [at];
  });
}

function getFiles(folder) {
  const place = path.resolve(root, folder);
  const own = ['package.json', 'remote.json', 'webpack.config.js'].map((name) => path.join(place, name));
  const sources = path.join(place, 'src');
  return [...own.filter(existsSync), ...(existsSync(sources) ? sourcesIn(sources) : [])];
}

/** Inputs of every build: the configuration, the compiler options and the exact versions of all libraries. */
function tools() {
  const own = [
    'webpack.base.js',
    'package-lock.json',
    'tooling/tsconfig.base.json',
    'tooling/tsconfig.browser.json',
    'tooling/workspace.js',
  ];
  return [...own.map((name) => path.join(root, name)), ...sourcesIn(__dirname)];
}

/**
 * Returns 12 hex digits that change when the built code could: a hash of the part's sources, of the parts it depends on, and of the tools.
 * Equal sources give equal digits on every machine.
 *
 * @param {string} variant differs between builds of one source with different options
 */
function buildHash(folder, variant = '') {
  const parts = existsSync(path.resolve(root, folder, 'package.json')) ? [...withDependencies(folder)] : [folder];
  const hash = createHash('sha256').update(variant);
  for (const file of [...parts.flatMap(getFiles), ...tools()]) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

module.exports = { buildHash };
