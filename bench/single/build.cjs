'use strict';
/** Builds the page as one bundle, in the form the server takes a shell: `node bench/single/build.cjs FOLDER`. */
const path = require('node:path');
const base = require('../../webpack.base.js');
const { build } = require('../run-webpack.cjs');

const root = path.join(__dirname, '../..');
const [, , outDir] = process.argv;
const inShell = (file) => path.join(root, 'shell/src', file);
const replaced = [
  'remotes/loading/federation/federation.ts',
  'remotes/loading/styles.ts',
  'remotes/loading/prefetch/prefetch-links.ts',
  'start/preload.ts',
];
const alias = Object.fromEntries(replaced.map((file) => [inShell(file), path.join(__dirname, path.basename(file))]));

// The shell's start build and manifest, with another main that contains all remotes and therefore has no budget.
const [start, main] = base.shell(path.join(root, 'shell'), { outDir, budget: Infinity });
const single = base.single({ entry: path.join(__dirname, 'index.ts'), outDir, alias });
build([
  { ...start, resolve: { ...start.resolve, alias }, cache: false },
  {
    ...single,
    name: 'main',
    dependencies: ['start'],
    output: { ...single.output, clean: false },
    plugins: [...single.plugins, main.plugins.at(-1)],
  },
]);
