'use strict';
const { promisify } = require('node:util');
const zlib = require('node:zlib');
const { sha384 } = require('./chunk-integrity.js');

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Smaller files are not worth a compressed copy. */
const WORTH_COMPRESSING = 1024;

const getKind = (name) => (name.endsWith('.js') ? 'script' : name.endsWith('.css') ? 'style' : 'asset');

async function describe(compilation, name, role, RawSource) {
  const bytes = compilation.getAsset(name).source.buffer();
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [gz, br] = await Promise.all([gzip(bytes, { level: 9 }), brotli(bytes, { params })]);
  const kind = getKind(name);
  if (kind !== 'asset' && bytes.length > WORTH_COMPRESSING) {
    compilation.emitAsset(`${name}.gz`, new RawSource(gz));
    compilation.emitAsset(`${name}.br`, new RawSource(br));
  }
  return { name, kind, role, integrity: sha384(bytes), size: bytes.length, gzip: gz.length, brotli: br.length };
}

/**
 * Describes every file of a build for its manifest, in the order of names, and emits `.gz` and `.br` next to each script and style. Source
 * maps are omitted: they are for developers, never served.
 *
 * @param getRole file name → role
 */
async function describeFiles(compilation, RawSource, getRole) {
  const names = compilation.getAssets().map(({ name }) => name);
  const served = names.filter((name) => !/\.(map|gz|br)$/.test(name) && !name.endsWith('.manifest.json')).sort();
  return Promise.all(served.map((name) => describe(compilation, name, getRole(name), RawSource)));
}

module.exports = { describeFiles };
