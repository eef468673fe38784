'use strict';
const { default: Sequencer } = require('@jest/test-sequencer');

/** Test files that take several times as long as the others: started last, one of them would run alone at the end. */
const longest = [
  ...['gallery', 'accessibility', 'accessibility-scenarios', 'accessibility-overlays', 'layout', 'settings-roles'].map(
    (name) => `e2e/journeys/${name}.test.ts`,
  ),
  'e2e/wordpress/hosts.test.ts',
  'e2e/wordpress/operations.test.ts',
  'site-server/src/durability.test.ts',
  'tooling/webpack/shell-build.test.js',
  'tooling/scripts/watch.test.js',
  'tooling/workspace.test.js',
  'tooling/webpack/remote-build.test.js',
];

function getRank({ path }) {
  const rank = longest.findIndex((name) => path.endsWith(name));
  return rank < 0 ? longest.length : rank;
}

/** Runs the longest test files first. Jest orders the others: by their last durations, which a new clone does not have, or else by size. */
class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => getRank(one) - getRank(other));
  }
}

module.exports = LongestFirst;
module.exports.longest = longest;
