/**
 * Builds the shell and the remotes: `npm run build [-- part … --force]`. With `--development` builds remotes with readable names and source
 * maps, into `.cache/development`; with `--gallery` the gallery of remotes, into `.cache/gallery`.
 *
 * A part is skipped if sources and tools are unchanged, so a second run takes a second.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readCommandLine } from './toolbox.mjs';
import { findBuiltParts, findRemotes, root } from '../workspace.js';

const require = createRequire(import.meta.url);
const { buildHash } = require('../webpack/build-hash.js');

/** Returns how to build the gallery of `parts`. It has no manifest, so it is built each time; its cache keeps that short. */
function getGalleryTarget(parts) {
  const outDir = path.join(root, '.cache/gallery', parts.length === 1 ? parts[0] : 'all');
  const dirs = parts.map((part) => path.join(root, part));
  const configure = () => require('../../webpack.base.js').gallery(dirs, { outDir });
  return { part: parts.join(', '), outDir, configure };
}

/** Returns how to build `part`: output folder, hash of sources and tools, configuration. */
function getTarget(part, isDevelopment) {
  const dir = path.join(root, part);
  const manifest = part === 'shell' ? 'shell.manifest.json' : 'remote.manifest.json';
  if (!isDevelopment)
    return {
      part,
      manifest,
      outDir: path.join(dir, 'dist'),
      hash: buildHash(part),
      configure: () => require(path.join(dir, 'webpack.config.js')),
    };
  const outDir = path.join(root, '.cache/development', part);
  const configure = () => require('../../webpack.base.js').remote(dir, { outDir, isDevelopment });
  return { part, manifest, outDir, hash: buildHash(part, '-development'), configure };
}

/** Returns the manifest in the target's folder; undefined if it or a file it lists is missing. */
function readBuilt({ outDir, manifest: name }) {
  try {
    const manifest = JSON.parse(readFileSync(path.join(outDir, name), 'utf8'));
    return manifest.files.every((file) => existsSync(path.join(outDir, file.name))) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function run(config) {
  // Loaded only for a build: webpack takes longer to load than all the checks.
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

/** Builds one target; returns its errors, one sentence each. */
async function build(target) {
  const started = performance.now();
  const problems = await run(target.configure());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (problems.length > 0) return problems;
  const result = target.manifest === undefined ? 'gallery' : sizes(readBuilt(target));
  console.log(`${target.part.padEnd(24)} ${seconds.padStart(5)} s   ${result}`);
  return [];
}

/** Builds one after the other, because webpack and its minifier keep two cores busy; returns the parts that failed. */
async function buildAll(targets, force) {
  const failed = [];
  for (const target of targets) {
    const built = target.manifest === undefined ? undefined : readBuilt(target);
    if (!force && built !== undefined && built.build === target.hash) {
      console.log(`${target.part.padEnd(24)}  fresh   ${sizes(built)}`);
      continue;
    }
    const problems = await build(target).catch((error) => [error instanceof Error ? error.message : String(error)]);
    if (problems.length > 0) failed.push(target.part);
    for (const problem of problems) console.error(`${target.part}: ${problem}`);
  }
  return failed;
}

const { values, positionals } = readCommandLine('npm run build -- [part …] [--force] [--development | --gallery]', {
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    development: { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
  },
});
const known = values.development || values.gallery ? findRemotes() : findBuiltParts();
const unknown = positionals.filter((part) => !known.includes(part));
if (unknown.length > 0) {
  console.error(`No part to build is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  const parts = positionals.length > 0 ? positionals : known;
  const targets = values.gallery ? [getGalleryTarget(parts)] : parts.map((part) => getTarget(part, values.development));
  const failed = await buildAll(targets, values.force);
  if (failed.length > 0) console.error(`Not built: ${failed.join(', ')}.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
