/**
 * `npm run dev -- remote-settings`: serves the real page with a development build of one remote. After each change of its sources or its
 * remote.json it is built with names and source maps, published into its own store and swapped into open pages within seconds; unsaved
 * input is kept. `/gallery` shows the states the remote lists in src/gallery.ts.
 */
import path from 'node:path';
import { build, greetAndServe, publish } from './serving.mjs';
import { fail, install, readCommandLine } from './toolbox.mjs';
import { watchRemote } from './watch.js';
import { findRemotes, root } from '../workspace.js';

const usage = 'npm run dev -- <remote> [--port N] [--data FOLDER] [--scenario NAME] [--password P]';

function readOptions() {
  const { values, positionals } = readCommandLine(usage, {
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
    return fail(
      `There is no remote ${positionals.join(' ') || '(none given)'}. Name one of ${findRemotes().join(', ')}.\n${usage}`,
    );
  return { ...values, remote };
}

const { remote, ...options } = readOptions();
const data = path.resolve(root, options.data);
const store = path.join(data, 'delivery');
const buildForDevelopment = () => build('--development', remote);
const buildGallery = () => build('--gallery', remote);
await install();
if (!(await build()) || !(await buildForDevelopment()) || !(await buildGallery())) fail('The build failed; see the lines above.');
const keys = await publish(store, findRemotes());
const publishBuilt = () => publish(store, [path.join('.cache/development', remote)], '--promote');
await publishBuilt();
const gallery = path.join(root, '.cache/gallery', remote);
await greetAndServe({ ...options, ...keys, data, environment: 'development', gallery, 'poll-seconds': 2 });

watchRemote(path.join(root, remote), async () => {
  const started = Date.now();
  const log = (place) => console.log(`${remote} is in the ${place} after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  const updatePage = async () => {
    // The page keeps the last version if a build fails.
    if (!(await buildForDevelopment())) return;
    await publishBuilt();
    log('page');
  };
  const updateGallery = async () => {
    if (await buildGallery()) log('gallery');
  };
  await Promise.all([updatePage(), updateGallery()]);
});
