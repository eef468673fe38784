'use strict';
const path = require('node:path');
const { root } = require('../workspace.js');

/**
 * Loads a file of the contract from its TypeScript sources: builds check against the same schemas as publish, the shell and the server.
 * Single files instead of the package's entry, which would load every endpoint for each build.
 */
function contract(file) {
  return require('tsx/cjs/api').require(path.join(root, 'shared-contracts/src', file), __filename);
}

/** Returns `{ ok, value }`, or `{ ok: false, problems }` with one line per problem: key, expected value and value found. */
function check(schema, value) {
  const v = require('valibot');
  const result = v.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, problems: contract('issue-text.ts').describeIssues(result.issues) };
}

module.exports = { contract, check };
