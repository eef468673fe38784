'use strict';
/**
 * Builds parts as a fresh clone does, without webpack's cache: `node bench/cold-build.cjs FOLDER part …`. The parts' own `dist` and the
 * cache are not touched. Prints `{ part: seconds }`.
 */
const path = require('node:path');
const base = require('../webpack.base.js');
const { build } = require('./run-webpack.cjs');

const root = path.join(__dirname, '..');
const [folder, ...parts] = process.argv.slice(2);

async function main() {
  const seconds = {};
  for (const part of parts) {
    const started = performance.now();
    const dir = path.join(root, part);
    const outDir = path.join(folder, part);
    const configs = part === 'shell' ? base.shell(dir, { outDir }) : [base.remote(dir, { outDir })];
    await build(configs.map((config) => ({ ...config, cache: false })));
    seconds[part] = (performance.now() - started) / 1000;
  }
  console.log(JSON.stringify(seconds));
}

void main();
