/**
 * Builds the shell and the remotes: `npm run build [-- part … --force]`.
 *
 * A part whose `dist` was built from the same sources with the same tools is left alone, so a second run costs a second.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBuiltParts, root } from '../workspace.js';

const require = createRequire(import.meta.url);
const { buildHash } = require('../webpack/build-hash.js');

const manifestOf = (part) => path.join(root, part, 'dist', part === 'shell' ? 'shell.manifest.json' : 'remote.manifest.json');

/** The manifest in the part's `dist`; undefined when there is none, or a file it lists is gone. */
function built(part) {
  try {
    const manifest = JSON.parse(readFileSync(manifestOf(part), 'utf8'));
    const isWhole = manifest.files.every(({ name }) => existsSync(path.join(root, part, 'dist', name)));
    return isWhole ? manifest : undefined;
  } catch {
    return undefined;
  }
}

const isFresh = (part) => built(part)?.build === buildHash(part);

function run(config) {
  // Loaded only when something is to be built: webpack takes longer to load than all the checks.
  const webpack = require('webpack');
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        const broken = failure ?? closing;
        if (broken) return reject(broken);
        const { errors } = stats.toJson({ all: false, errors: true, children: true });
        return resolve(errors.map(({ message, moduleName }) => [moduleName, message].filter(Boolean).join(': ')));
      });
    });
  });
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function sizes({ files }) {
  const first = files.find(({ role }) => role === 'entry' || role === 'main');
  const total = files.filter(({ kind }) => kind !== 'asset').reduce((sum, { brotli }) => sum + brotli, 0);
  return `${first.role} ${kilobytes(first.gzip)} gzip, all ${kilobytes(total)} brotli`;
}

/** Builds one part; answers what went wrong, one sentence each. */
async function build(part) {
  const started = performance.now();
  const problems = await run(require(path.join(root, part, 'webpack.config.js')));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (problems.length > 0) return problems;
  console.log(`${part.padEnd(24)} ${seconds.padStart(5)} s   ${sizes(built(part))}`);
  return [];
}

/** Builds `parts` one after the other: webpack and its minifier keep two cores busy by themselves. */
export async function buildAll(parts, { force = false } = {}) {
  const failed = [];
  for (const part of parts) {
    if (!force && isFresh(part)) {
      console.log(`${part.padEnd(24)}  fresh   ${sizes(built(part))}`);
      continue;
    }
    const problems = await build(part).catch((error) => [error instanceof Error ? error.message : String(error)]);
    if (problems.length > 0) failed.push(part);
    for (const problem of problems) console.error(`${part}: ${problem}`);
  }
  return failed;
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } });
  const builtParts = findBuiltParts();
  const unknown = positionals.filter((part) => !builtParts.includes(part));
  if (unknown.length > 0) {
    console.error(`No part to build is called ${unknown.join(', ')}. There are: ${builtParts.join(', ')}.`);
    return 2;
  }
  const failed = await buildAll(positionals.length > 0 ? positionals : builtParts, values);
  if (failed.length > 0) console.error(`Not built: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
