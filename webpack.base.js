'use strict';
/**
 * The webpack configuration of every part. A part's webpack.config.js is one line:
 *
 *   module.exports = require('../webpack.base.js').remote(__dirname);
 */
const path = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const { container, DefinePlugin, experiments } = require('webpack');
const { buildHash } = require('./tooling/webpack/build-hash.js');
const { ChunkIntegrity } = require('./tooling/webpack/chunk-integrity.js');
const { containerPrefix } = require('./tooling/webpack/container-name.js');
const { GalleryPage } = require('./tooling/webpack/gallery-page.js');
const { getShellWeight, weights } = require('./tooling/webpack/css-specificity.js');
const { OneCopy } = require('./tooling/webpack/one-copy.js');
const { pureDeclarations } = require('./tooling/webpack/pure-declarations.js');
const { EXPOSED_CHUNK, RemoteManifest, readDeclaration } = require('./tooling/webpack/remote-manifest.js');
const shared = require('./tooling/webpack/shared-libraries.js');
const { ShellManifest } = require('./tooling/webpack/shell-manifest.js');
const { oneStylesheet, stylePlugin, styleRule } = require('./tooling/webpack/styles.js');
const { TextFiles } = require('./tooling/webpack/text-files.js');
const { allGalleries, allRemotes } = require('./tooling/webpack/virtual-modules.js');
const { root } = require('./tooling/workspace.js');

const scriptRule = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    // Types are checked by `npm run types`, once, instead of by each build.
    transpileOnly: true,
    configFile: path.join(root, 'tooling/tsconfig.browser.json'),
    compilerOptions: { noEmit: false, sourceMap: true, types: [] },
    getCustomTransformers: () => ({ before: [pureDeclarations] }),
  },
};

const routerRule = {
  test: /node_modules\/react-router\/dist\/.*\.mjs$/,
  loader: path.join(root, 'tooling/webpack/unused-components.js'),
};

const asyncRule = {
  test: /node_modules\/rxjs\/dist\/esm\/internal\/(observable\/innerFrom|util\/isReadableStreamLike)\.js$/,
  loader: path.join(root, 'tooling/webpack/native-async.js'),
};

/**
 * All imports of RxJS go to its index, which is marked so that they are not led past it: its 70 files then become one module. As
 * modules of their own they would cost 1.4 kB brotli of wrappers.
 */
const rxjs = path.join(root, 'node_modules/rxjs/dist/esm/index.js');
const rxjsRule = { test: rxjs, sideEffects: true };

/** The router's package leads bundlers to its build for development, with all warnings. */
const router = path.join(root, 'node_modules/react-router/dist/production');

/** Libraries whose package.json does not declare that unused modules can be dropped. */
const droppableRule = { test: /node_modules\/@wordpress\/(i18n|hooks)\//, sideEffects: false };

/** The common configuration of all parts. `name` separates their caches. */
function common({ name, dir, outDir, getWeight }) {
  return {
    name,
    mode: 'production',
    context: root,
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['es2015', '...'],
      alias: {
        'rxjs/operators': rxjs,
        'react-router$': path.join(router, 'index.mjs'),
        'react-router/dom$': path.join(router, 'dom-export.mjs'),
      },
    },
    module: {
      rules: [
        scriptRule,
        routerRule,
        rxjsRule,
        asyncRule,
        droppableRule,
        styleRule(getWeight),
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: outDir ?? path.join(dir, 'dist'),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      // Few, large chunks: each additional one is another request before the first card.
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...oneStylesheet } },
      minimizer: ['...', new CssMinimizerPlugin()],
    },
    cache: {
      type: 'filesystem',
      name,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack', name),
      buildDependencies: { config: [__filename, path.join(root, 'tooling/webpack/')] },
    },
    plugins: [stylePlugin(), new ChunkIntegrity()],
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

const unlimited = { entryGzip: Number.MAX_SAFE_INTEGER, totalBrotli: Number.MAX_SAFE_INTEGER };

/**
 * Returns the configuration of a remote: the declaration in `dir`/remote.json, with `./src/index.ts` as the one exposed module.
 *
 * @param {string} dir the remote's folder
 * @param {{ outDir?: string, isDevelopment?: boolean }} options output folder, `dist` by default; whether to keep names and source maps,
 * without a budget, so that stacks are readable
 */
function remote(dir, { outDir, isDevelopment = false } = {}) {
  const declared = readDeclaration(dir);
  const declaration = isDevelopment ? { ...declared, budget: unlimited } : declared;
  const variant = isDevelopment ? '-development' : '';
  const build = buildHash(path.relative(root, dir), variant);
  const name = `${containerPrefix(declaration.name)}_${build}`;
  const config = common({ name: `remote-${declaration.name}${variant}`, dir, outDir, getWeight: () => weights.remote });
  return {
    ...config,
    devtool: isDevelopment ? 'inline-source-map' : config.devtool,
    optimization: { ...config.optimization, minimize: !isDevelopment },
    entry: {},
    // With an equal uniqueName, forcing another version onto the page would run the old code.
    output: { ...config.output, uniqueName: name, clean: true },
    plugins: [
      ...config.plugins,
      new OneCopy(),
      new TextFiles({ dir, declaration }),
      new container.ModuleFederationPlugin({
        name,
        filename: 'entry.[contenthash:12].js',
        exposes: { './remote': { import: path.join(dir, 'src/index.ts'), name: EXPOSED_CHUNK } },
        shared: shared.ofRemote(),
      }),
      new RemoteManifest({ declaration, build, container: name, shared: shared.needed() }),
    ],
  };
}

/**
 * Returns the configurations of the shell's two builds: `start`, a few hundred bytes printed inline, and `main`, with one file for the
 * shared libraries and one for the federation runtime (docs/decisions/0007-federation-runtime-with-the-first-remote.md).
 *
 * @param {string} dir the shell's folder
 * @param {{ outDir?: string, budget?: number }} options output folder, `dist` by default; how many bytes of scripts it may load
 */
function shell(dir, { outDir, budget } = {}) {
  const build = buildHash(path.relative(root, dir));
  const manifest = new ShellManifest({ build, budget });
  const start = common({ name: 'shell-start', dir, outDir, getWeight: getShellWeight });
  const main = common({ name: 'shell', dir, outDir, getWeight: getShellWeight });
  return [
    {
      ...start,
      name: 'start',
      entry: { start: path.join(dir, 'src/start/start.ts') },
      output: { ...start.output, clean: true },
      plugins: [manifest.of('start')],
    },
    {
      ...main,
      name: 'main',
      dependencies: ['start'],
      entry: { main: path.join(dir, 'src/index.ts') },
      output: { ...main.output, uniqueName: `siteAdminShell_${build}` },
      plugins: [...main.plugins, new TextFiles({ dir }), new DefinePlugin(shared.definitions()), manifest.of('main')],
    },
  ];
}

/** Returns the configuration of one bundle without federation; `modules` are its virtual modules by name. */
function bundle({ name, entry, outDir, modules }) {
  const getWeight = (file) => (path.relative(root, file).startsWith('remote-') ? weights.remote : getShellWeight(file));
  const config = common({ name, dir: outDir, outDir, getWeight });
  return {
    ...config,
    entry: { main: entry },
    output: { ...config.output, clean: true },
    plugins: [...config.plugins, new experiments.schemes.VirtualUrlPlugin(modules)],
  };
}

/**
 * Returns the configuration of the same code as one bundle, to measure the composed page against.
 *
 * @param {{ entry: string, outDir: string, alias?: Record<string, string> }} options `alias` replaces the modules that load
 * remotes; `virtual:remotes` is all of them, and `@site-admin/shell` means the shell's sources.
 */
function single({ entry, outDir, alias = {} }) {
  const config = bundle({ name: 'single', entry, outDir, modules: { remotes: allRemotes() } });
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, '@site-admin/shell': path.join(root, 'shell/src'), ...alias },
    },
  };
}

/**
 * Returns the configuration of the gallery of remotes (docs/team.md): a bundle with names and source maps, and an index.html.
 *
 * @param {string[]} dirs the remotes' folders, each with src/gallery.ts
 * @param {{ outDir: string }} options
 */
function gallery(dirs, { outDir }) {
  const config = bundle({
    name: `gallery-${path.basename(outDir)}`,
    entry: path.join(root, 'tooling/gallery/gallery.ts'),
    outDir,
    modules: { galleries: allGalleries(dirs) },
  });
  return {
    ...config,
    devtool: 'source-map',
    optimization: { ...config.optimization, minimize: false },
    plugins: [...config.plugins, new GalleryPage()],
  };
}

module.exports = { gallery, remote, shell, single };
