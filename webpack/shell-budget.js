'use strict';

/**
 * Bytes, brotli, of the scripts a page loads before any remote: `start`, and `main` with React and everything remotes share. On a slow
 * phone line 10 kB are 50 ms before the first card.
 */
const SHELL_BUDGET = 145_000;

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** A sentence when the scripts among `files` that every page loads weigh more than `budget`; undefined when they do not. */
function overShellBudget(files, budget = SHELL_BUDGET) {
  const loaded = files.filter(({ kind, role }) => kind === 'script' && role !== 'async');
  const total = loaded.reduce((sum, { brotli }) => sum + brotli, 0);
  if (total <= budget) return undefined;
  const each = loaded.toSorted((a, b) => b.brotli - a.brotli).map(({ name, brotli }) => `${name} ${kilobytes(brotli)}`);
  return (
    `The shell alone loads ${kilobytes(total)} brotli of scripts; ${kilobytes(budget)} are allowed (webpack/shell-budget.js): ${each.join(', ')}. ` +
    'Load what a connected dashboard does not show at once by import(); `npm run sizes` says what weighs how much.'
  );
}

module.exports = { SHELL_BUDGET, overShellBudget };
