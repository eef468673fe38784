/**
 * `npm test`: types, lint, unit and contract tests, build, browser tests, in this order; stops at the first that fails.
 * `npm test -- --unit [path]` leaves the browser out, `npm test -- --e2e [path]` runs only it; a path narrows the tests down.
 */
import { parseArgs } from 'node:util';
import { chromium, fail, install, run } from './toolbox.mjs';
import { root } from '../workspace.js';
import { checkPhaseBudget, isMachineQuiet } from './phase-budgets.mjs';

const { values, positionals } = parseArgs({
  options: { unit: { type: 'boolean', default: false }, e2e: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const all = !values.unit && !values.e2e;
const jest = (...args) => [process.execPath, ['node_modules/jest/bin/jest.js', ...args]];

const steps = [
  ...(all || values.unit
    ? [
        ['Types', process.execPath, ['tooling/scripts/types.mjs']],
        ['Lint', process.execPath, ['node_modules/eslint/bin/eslint.js', '.']],
        ['Commits', process.execPath, ['tooling/lint/commits.mjs']],
        ['Format', process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
        [
          'Unit and contract tests',
          ...jest('--selectProjects', 'unit-browser', 'unit-node', '--maxWorkers=2', ...(values.unit ? positionals : [])),
        ],
      ]
    : []),
  ...(all || values.e2e
    ? [
        ['Build', process.execPath, ['tooling/scripts/build.mjs']],
        ['Browser tests', ...jest('--selectProjects', 'e2e', '--maxWorkers=2', ...(values.e2e ? positionals : []))],
      ]
    : []),
];

const isQuiet = isMachineQuiet();
await install();
const env = {
  ...process.env,
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  ...((all || values.e2e) && { CHROMIUM_PATH: await chromium() }),
};

const times = [];
const overBudget = [];
for (const [name, command, args] of steps) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const code = await run(command, args, { cwd: root, env });
  const seconds = (Date.now() - started) / 1000;
  if (code !== 0) fail(`${name} failed after ${seconds.toFixed(0)} s.`);
  console.log(`── ${name}: passed, ${seconds.toFixed(0)} s`);
  times.push([name, seconds]);
  overBudget.push(checkPhaseBudget(name, seconds, isQuiet));
}

console.log('\nTime of each phase');
for (const [name, seconds] of times) console.log(`  ${name.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s`);
for (const found of overBudget) if (found) console.log(found.message);
if (overBudget.some((found) => found?.isExceeded)) fail('A phase exceeded its time budget.');
