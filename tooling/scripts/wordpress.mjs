/**
 * `npm run wordpress -- build`: assembles the plugin in .cache/wordpress/site-admin: its PHP, the built shell, and a store with the built
 * remotes. `zip` packs it. `serve remote-settings --wordpress PLACE` is `npm run dev` against a real WordPress: for a folder, each build is
 * published into its store; for a URL, builds are served from this machine and loaded by an override.
 */
import { accessSync, constants, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serveBuilds } from './serve-builds.mjs';
import { build, publishBuilt } from './serving.mjs';
import { fail, install, readCommandLine } from './toolbox.mjs';
import { watchRemote } from './watch.js';
import { copyOwnFiles } from './wordpress-plugin.mjs';
import { findRemotes, findUserRemotes, root } from '../workspace.js';

const usage = `npm run wordpress -- build [--store FOLDER] | zip [--store FOLDER] [--out FILE] | serve <remote> --wordpress <URL or folder> [--port N] [--keys FILE --key FILE …]`;

const plugin = path.join(root, '.cache/wordpress/site-admin');

/** Copies the files of the shell's manifest with their compressed forms. Source maps are not part of it. */
function copyShell(target) {
  const dist = path.join(root, 'shell/dist');
  const { files } = JSON.parse(readFileSync(path.join(dist, 'shell.manifest.json'), 'utf8'));
  const names = ['shell.manifest.json', ...files.flatMap(({ name }) => [name, `${name}.br`, `${name}.gz`])];
  cpSync(dist, target, { recursive: true, filter: (file) => file === dist || names.includes(path.basename(file)) });
}

/** Builds what changed and assembles the plugin. Its first store is a copy of `store`, or has the built remotes. */
async function assemble({ store }) {
  if (!(await build())) fail('The build failed; see the lines above.');
  rmSync(plugin, { recursive: true, force: true });
  copyOwnFiles(plugin);
  copyShell(path.join(plugin, 'shell'));
  const target = path.join(plugin, 'store');
  // The page of operators needs the API of site-server.
  if (store === undefined) await publishBuilt(target, findUserRemotes());
  else
    for (const name of ['registry.json', 'remotes']) cpSync(path.join(store, name), path.join(target, name), { recursive: true });
}

async function zip({ out, store }) {
  await assemble({ store });
  const file = path.resolve(out);
  const { default: AdmZip } = await import('adm-zip');
  const archive = new AdmZip();
  archive.addLocalFolder(plugin, 'site-admin');
  archive.writeZip(file);
  console.log(`The plugin is ${file}.`);
}

/** Returns the store of a WordPress folder. */
function findStore(folder) {
  if (!existsSync(path.join(folder, 'wp-content')))
    return fail(`${folder} is not the folder of a WordPress: it has no wp-content.`);
  const store = path.join(folder, 'wp-content/uploads/site-admin');
  if (!existsSync(path.join(store, 'registry.json')))
    return fail(`There is no store in ${store}. Activate the plugin (npm run wordpress -- zip) and open its page once.`);
  try {
    accessSync(store, constants.W_OK);
  } catch {
    return fail(`${store} cannot be written. Run the command as the user of the web server.`);
  }
  return store;
}

/** Ends the script if a site does not respond. */
async function checkSite(url) {
  await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch((error) =>
    fail(`${url} cannot be reached: ${error.cause?.message ?? error.message}`),
  );
}

/** Ends the script if `serve` cannot work; returns the store, or undefined for a URL. */
async function checkServe(remote, { wordpress }) {
  if (wordpress === undefined) return fail(`--wordpress is missing.\n${usage}`);
  if (!findRemotes().includes(remote)) return fail(`There is no remote ${remote}. Name one of ${findRemotes().join(', ')}.`);
  if (!/^https?:\/\//.test(wordpress)) return findStore(path.resolve(wordpress));
  await checkSite(wordpress);
  return undefined;
}

/** Serves the development loop of a remote until it is stopped. */
async function serve(remote, store, { wordpress, port, keys, key = [] }) {
  const built = path.join('.cache/development', remote);
  // Of a signed store.
  const trust = [...(keys === undefined ? [] : ['--keys', keys]), ...key.flatMap((file) => ['--key', file])];
  const update = async () => {
    if (!(await build('--development', remote))) return false;
    if (store !== undefined) await publishBuilt(store, [built], '--promote', trust);
    return true;
  };
  if (!(await build('shell')) || !(await update())) return fail('The build failed; see the lines above.');
  if (store === undefined) await serveBuilds(path.join(root, built), { remote, wordpress, port: Number(port) });
  else console.log(`${remote} is live in ${store}. Open pages swap within their poll interval.`);
  watchRemote(path.join(root, remote), async () => {
    if (await update()) console.log(`${remote} is built${store === undefined ? '; reload the page' : ' and live'}.`);
  });
}

const { positionals, values } = readCommandLine(usage, {
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'site-admin.zip' },
    store: { type: 'string' },
    wordpress: { type: 'string' },
    port: { type: 'string', default: '8090' },
    keys: { type: 'string' },
    key: { type: 'string', multiple: true },
  },
});
const [command, ...words] = positionals;
const commands = { build: 0, zip: 0, serve: 1 };
if (!Object.hasOwn(commands, command ?? '') || words.length !== commands[command])
  fail(`There is no command ${positionals.join(' ') || '(none given)'}.\n${usage}`);
const store = command === 'serve' ? await checkServe(words[0], values) : undefined;
await install();
if (command === 'zip') await zip(values);
else if (command === 'serve') await serve(words[0], store, values);
else {
  await assemble(values);
  console.log(`The plugin is in ${path.relative(root, plugin)}.`);
}
