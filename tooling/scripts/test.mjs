/**
 * `npm test`: types, lint, unit and contract tests, build, browser tests, in this order; stops at the first that fails. Steps that use one
 * core run at the same time.
 * `npm test -- --unit [path]` leaves the browser out, `npm test -- --e2e [path]` runs only it, `npm test -- --wordpress` only the tests in a
 * real WordPress, with those that are too slow for every run (docs/wordpress.md); a path narrows the tests down.
 */
import { chromium, fail, install, readCommandLine, run } from './toolbox.mjs';
import { testBrowsers } from '../chromium.js';
import { root } from '../workspace.js';
import { checkPhaseBudget, isMachineQuiet } from './phase-budgets.mjs';

const { values, positionals } = readCommandLine('npm test -- [--unit | --e2e | --wordpress] [path …]', {
  options: {
    unit: { type: 'boolean', default: false },
    e2e: { type: 'boolean', default: false },
    wordpress: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const all = !values.unit && !values.e2e && !values.wordpress;
const node = (name, ...args) => ({ name, args });
// Each test file loads its modules again: with a larger young generation they are collected in fewer, cheaper passes. Two workers leave
// 30 % of two cores idle in browser tests, which wait for the browser and for timers; three leave 15 %.
const jest = (name, projects, paths) =>
  node(
    name,
    ...['--max-semi-space-size=128', 'node_modules/jest/bin/jest.js'],
    ...['--selectProjects', ...projects, '--maxWorkers=3', ...paths],
  );

/** The comparison with a real WordPress is whole only here: it takes minutes. */
const compareWithWordPress = {
  ...jest('Tests without a browser', ['unit-node'], ['wordpress/tests']),
  env: { WHOLE_CONFORMANCE: '1' },
};

function getBrowserProjects() {
  if (values.wordpress) return ['wordpress', 'wordpress-complete'];
  return values.e2e ? ['e2e'] : ['e2e', 'wordpress'];
}

const unitSteps = [
  [node('Types', 'tooling/scripts/types.mjs')],
  [
    node('Lint', 'node_modules/eslint/bin/eslint.js', '.'),
    node('Commits', 'tooling/lint/commits.mjs'),
    node('Format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  ],
  [jest('Unit and contract tests', ['unit-browser', 'unit-node'], values.unit ? positionals : [])],
];
const browserSteps = [
  [node('Build', 'tooling/scripts/build.mjs')],
  [jest('Browser tests', getBrowserProjects(), all ? [] : positionals)],
];
const wordPressSteps = values.wordpress && positionals.length === 0 ? [[compareWithWordPress]] : [];
const steps = [...(all || values.unit ? unitSteps : []), ...wordPressSteps, ...(values.unit ? [] : browserSteps)];

const isQuiet = isMachineQuiet();
await install();
const env = {
  ...process.env,
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  ...(!values.unit && { CHROMIUM_PATH: await chromium(testBrowsers) }),
};

/** @type {[name: string, seconds: number][]} */
const times = [];
const overBudget = [];

/** Runs a step; resolves with a sentence if it failed. */
async function runStep({ name, args, env: more = {} }) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const code = await run(process.execPath, args, { cwd: root, env: { ...env, ...more } });
  const seconds = (Date.now() - started) / 1000;
  if (code !== 0) return `${name} failed after ${seconds.toFixed(0)} s.`;
  console.log(`── ${name}: passed, ${seconds.toFixed(0)} s`);
  times.push([name, seconds]);
  overBudget.push(checkPhaseBudget(name, seconds, isQuiet));
}

for (const group of steps) {
  const failed = (await Promise.all(group.map(runStep))).filter(Boolean);
  if (failed.length > 0) fail(failed.join('\n'));
}

console.log('\nTime of each phase');
for (const [name, seconds] of times) console.log(`  ${name.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s`);
for (const found of overBudget) if (found) console.log(found.message);
if (overBudget.some((found) => found?.isExceeded)) fail('A phase exceeded its time budget.');
