/**
 * `npm run dev -- remote-settings`: the real page, with one remote being worked on. Each change of its sources is built, published
 * into a store of its own and swapped into open pages within seconds; what is typed on them is not lost.
 */
import { watch } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, greetAndServe, publish } from './serving.mjs';
import { fail, install } from './toolbox.mjs';
import { findRemotes, root } from '../workspace.js';

const usage = 'npm run dev -- <remote> [--port N] [--data FOLDER] [--scenario NAME] [--password P]';

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        port: { type: 'string', default: '8080' },
        data: { type: 'string', default: '.data/dev' },
        scenario: { type: 'string' },
        password: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [remote] = positionals;
    if (positionals.length !== 1 || !findRemotes().includes(remote))
      return fail(`Name one of ${findRemotes().join(', ')}.\n${usage}`);
    return { ...values, remote };
  } catch (error) {
    return fail(`${error.message}\n${usage}`);
  }
}

/** Calls `change` once after the files below `folder` have been quiet for a moment; never twice at a time. */
function onQuiet(folder, change) {
  let timer;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return wait();
    isRunning = true;
    await change().finally(() => (isRunning = false));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(run, 150);
  };
  watch(folder, { recursive: true }, wait);
}

const options = readOptions();
const data = path.resolve(root, options.data);
const store = path.join(data, 'delivery');
await install();
if (!(await build())) fail('The build failed; the lines above say why.');
await publish(store, findRemotes());
await greetAndServe({ ...options, pollSeconds: 2 }, data);

onQuiet(path.join(root, options.remote, 'src'), async () => {
  const started = Date.now();
  // A build that fails says why, and what is on the page stays.
  if (!(await build(options.remote))) return;
  await publish(store, [options.remote]);
  console.log(`${options.remote} is in the page after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
});
