'use strict';
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { raiseSpecificity } = require('./css-specificity.js');
const { root } = require('../workspace.js');

/**
 * Returns a class name, `card.module.css` and `.title` → `card-title-x1y2z3`: readable in the inspector, and different from the classes of
 * any other file and of other versions of this file, which share the page during a swap.
 */
function getClassName({ resourcePath }, _pattern, local) {
  const file = path.basename(resourcePath).replace(/\.module\.css$/, '');
  const place = path.relative(root, resourcePath);
  const hash = createHash('sha256').update(`${place}\0`).update(readFileSync(resourcePath)).digest('base64url');
  return `${file}-${local}-${hash.replace(/[-_]/g, '').slice(0, 6)}`;
}

/** Returns the loaders of stylesheets: CSS modules for `*.module.css`, every file with its specificity. */
function styleRule(getWeight) {
  const modules = {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'camel-case',
    getLocalIdent: getClassName,
  };
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: 'css-loader', options: { modules, importLoaders: 1 } },
      { loader: 'postcss-loader', options: { postcssOptions: { config: false, plugins: [raiseSpecificity(getWeight)] } } },
    ],
    sideEffects: true,
  };
}

/** One stylesheet per build; the page adds its `<link>`, with integrity. */
const stylePlugin = () =>
  new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css', runtime: false, ignoreOrder: true });

/** Collects the styles of all chunks in that one stylesheet. */
const oneStylesheet = { styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true } };

module.exports = { oneStylesheet, stylePlugin, styleRule };
