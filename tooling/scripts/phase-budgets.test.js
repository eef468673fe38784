'use strict';
const { execFileSync } = require('node:child_process');
const path = require('node:path');

/** Runs `expression` with the exports of the ES module in scope: Jest runs CommonJS. */
function evaluate(expression) {
  const code = `import * as m from ${JSON.stringify(path.join(__dirname, 'phase-budgets.mjs'))}; console.log(JSON.stringify(${expression} ?? null));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

test('a phase within its budget and half passes, as does a phase without a budget', () => {
  expect(evaluate(`m.checkPhaseBudget('Lint', m.phaseBudgets.Lint * 1.5, true)`)).toBeNull();
  expect(evaluate(`m.checkPhaseBudget('Format', 9999, true)`)).toBeNull();
});

test('a slower phase fails on a quiet machine, with its time and its budget', () => {
  const found = evaluate(`m.checkPhaseBudget('Lint', m.phaseBudgets.Lint * 2, true)`);
  expect(found.isExceeded).toBe(true);
  expect(found.message).toMatch(/^Lint took \d+ s; its budget is \d+ s/);
});

test('on a busy machine it is only reported', () => {
  expect(evaluate(`m.checkPhaseBudget('Lint', m.phaseBudgets.Lint * 2, false)`)).toMatchObject({ isExceeded: false });
  expect(evaluate('m.isMachineQuiet([4, 1, 1], 2)')).toBe(false);
  expect(evaluate('m.isMachineQuiet([0.2, 1, 1], 2)')).toBe(true);
});
