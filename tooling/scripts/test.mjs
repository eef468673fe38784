/**
 * `npm test`: types, lint, unit and contract tests, build, browser tests, in this order; stops at the first that fails.
 * `npm test -- --unit [path]` leaves the browser out, `npm test -- --e2e [path]` runs only it; a path narrows the tests down.
 */
import { parseArgs } from 'node:util';
import { chromium, fail, install, run } from './toolbox.mjs';
import { root } from '../workspace.js';

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

await install();
const env = {
  ...process.env,
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  ...((all || values.e2e) && { CHROMIUM_PATH: await chromium() }),
};

for (const [name, command, args] of steps) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const code = await run(command, args, { cwd: root, env });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (code !== 0) fail(`${name} failed after ${seconds} s.`);
  console.log(`── ${name}: passed, ${seconds} s`);
}
