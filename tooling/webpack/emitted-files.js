'use strict';
const { promisify } = require('node:util');
const zlib = require('node:zlib');
const { sha384 } = require('./chunk-integrity.js');

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Below this many bytes a second file costs more than it saves. */
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
 * Every file of a build as a manifest lists it, in the order of names, and beside each script and style its `.gz` and `.br`.
 * Source maps are left out: they are for the team, never served.
 *
 * @param getRole file name → role
 */
async function describeFiles(compilation, RawSource, getRole) {
  const names = compilation.getAssets().map(({ name }) => name);
  const served = names.filter((name) => !/\.(map|gz|br)$/.test(name) && !name.endsWith('.manifest.json')).sort();
  return Promise.all(served.map((name) => describe(compilation, name, getRole(name), RawSource)));
}

module.exports = { describeFiles };
