/** Shared by the scripts: running a step, installing packages, finding Chromium. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../chromium.js';
import { findWorkspaces, root } from '../workspace.js';

/**
 * Ends the script with a sentence, without a stack.
 *
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs a command with its output shown; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

const help = /** @type {const} */ ({ type: 'boolean', short: 'h', default: false });

/**
 * Parses the command line with `parseArgs`; ends the script with a sentence and the usage if it is invalid, and with the usage alone for
 * `--help`.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage
 * @param {T} config
 */
export function readCommandLine(usage, config) {
  const isHelp = parseArgs({ ...config, options: { ...config.options, help }, strict: false }).values.help;
  if (isHelp) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Further sentences of Node are about shell syntax.
    const [sentence] = error.message.split(/\. |\.?\n/);
    return fail(`${sentence}.\n${usage}`);
  }
}

const hash = (text) => createHash('sha256').update(text).digest('hex');

/** Contains the hash of the lock the packages were installed from, so that a checkout with a newer date installs nothing. */
const stamp = path.join(root, 'node_modules', '.installed-lock');

/** Installs the packages of the lock if they are missing or outdated, and adds new parts to the lock. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  const lockFile = path.join(root, 'package-lock.json');
  const lock = readFileSync(lockFile, 'utf8');
  const { packages } = JSON.parse(lock);
  const isComplete = findWorkspaces().every((part) => part in packages);
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash(lock)) return;
  console.log('Installing packages …');
  // Only npm install adds a new part to the lock; npm ci refuses a lock that lacks one.
  const code = await run('npm', [isComplete ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) fail('The packages could not be installed; see the lines above.');
  writeFileSync(stamp, hash(readFileSync(lockFile, 'utf8')));
}

const hasCommand = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Installs a Debian package; resolves with whether it is installed. */
async function installPackage(name) {
  console.log(`Installing ${name} …`);
  await run('apt-get', ['update', '-qq']);
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  return (await run('apt-get', ['install', '-y', '-qq', name], quiet)) === 0;
}

/**
 * Returns the path of Chromium: CHROMIUM_PATH, or the first of the Debian `packages` that is installed or, if the user may install packages,
 * can be.
 */
export async function chromium(packages) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const canInstall = hasCommand('apt-get') && process.getuid?.() === 0;
  for (const name of packages) {
    const found = findChromium([name]);
    if (found) return found;
    if (canInstall && (await installPackage(name)))
      return findChromium([name]) ?? fail(`${name} was installed but is not on the PATH.`);
    console.log(`${name} is not installed.`);
  }
  return fail(`Install ${packages.join(' or ')}, or name a Chromium with CHROMIUM_PATH=/path/to/chromium.`);
}
