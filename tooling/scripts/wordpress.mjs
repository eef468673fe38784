/**
 * `npm run wordpress -- build`: assembles the plugin in .cache/wordpress/site-admin: its PHP, the built shell, and a store with the built
 * remotes.
 */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, publish } from './serving.mjs';
import { fail, install, readCommandLine } from './toolbox.mjs';
import { findRemotes, root } from '../workspace.js';

const usage = 'npm run wordpress -- build';
const plugin = path.join(root, '.cache/wordpress/site-admin');

/** Copies the files of the shell's manifest with their compressed forms. Source maps are not part of it. */
function copyShell(target) {
  const dist = path.join(root, 'shell/dist');
  const { files } = JSON.parse(readFileSync(path.join(dist, 'shell.manifest.json'), 'utf8'));
  const names = ['shell.manifest.json', ...files.flatMap(({ name }) => [name, `${name}.br`, `${name}.gz`])];
  cpSync(dist, target, { recursive: true, filter: (file) => file === dist || names.includes(path.basename(file)) });
}

/** Builds what changed and assembles the plugin. */
async function assemble() {
  if (!(await build())) fail('The build failed; see the lines above.');
  rmSync(plugin, { recursive: true, force: true });
  cpSync(path.join(root, 'wordpress/site-admin'), plugin, { recursive: true });
  copyShell(path.join(plugin, 'shell'));
  await publish(path.join(plugin, 'store'), findRemotes());
}

const { positionals } = readCommandLine(usage, { allowPositionals: true, options: {} });
if (positionals[0] !== 'build') fail(`There is no command ${positionals.join(' ') || '(none given)'}.\n${usage}`);
await install();
await assemble();
console.log(`The plugin is in ${path.relative(root, plugin)}.`);
