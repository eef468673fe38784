'use strict';

/**
 * Bytes, brotli, of the shell's own scripts: `start`, `main` with React, and the libraries it shares with remotes. The federation runtime
 * is loaded with the first remote, and later chunks on demand. On a slow phone line 10 kB are 50 ms before the first card.
 */
const SHELL_BUDGET = 145_500;

const counted = ['start', 'main', 'libraries'];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns a sentence if the shell's own scripts among `files` exceed `budget`; else undefined. */
function overShellBudget(files, budget = SHELL_BUDGET) {
  const loaded = files.filter(({ kind, role }) => kind === 'script' && counted.includes(role));
  const total = loaded.reduce((sum, { brotli }) => sum + brotli, 0);
  if (total <= budget) return undefined;
  const each = loaded.toSorted((a, b) => b.brotli - a.brotli).map(({ name, brotli }) => `${name} ${kilobytes(brotli)}`);
  return (
    `The shell alone loads ${kilobytes(total)} brotli of scripts; ${kilobytes(budget)} are allowed (tooling/webpack/shell-budget.js): ${each.join(', ')}. ` +
    'Load what a connected dashboard does not show at once with import(); `npm run sizes` lists the sizes.'
  );
}

module.exports = { SHELL_BUDGET, overShellBudget };
