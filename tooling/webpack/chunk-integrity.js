'use strict';
const { createHash } = require('node:crypto');

/** The algorithm of the manifest and of the page's preloads: a browser loads a file twice where the two name different ones. */
const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Placeholder of a chunk's hash, with the length of the hash so that source maps stay correct. */
const getPlaceholder = (chunk) => sha384(`placeholder of chunk ${chunk.id}`);

const getScript = (chunk) => [...chunk.files].find((name) => name.endsWith('.js'));

/** Replaces each placeholder by the chunk's hash; returns the errors found. */
function pinChunks(compilation, RawSource) {
  const chunks = [...compilation.chunks].filter(getScript);
  const getBytes = (chunk) => compilation.getAsset(getScript(chunk)).source.buffer();
  const pins = chunks.filter((chunk) => !chunk.hasRuntime()).map((chunk) => [getPlaceholder(chunk), sha384(getBytes(chunk))]);
  const holders = chunks.filter((chunk) => chunk.hasRuntime());
  for (const holder of holders) {
    const text = getBytes(holder).toString();
    const pinned = pins.reduce((changed, [placeholder, pin]) => changed.replaceAll(placeholder, pin), text);
    compilation.updateAsset(getScript(holder), new RawSource(pinned));
  }
  const written = holders.map((holder) => getBytes(holder).toString()).join('\n');
  const lost = chunks.filter((chunk) => !chunk.hasRuntime() && !written.includes(sha384(getBytes(chunk))));
  return lost.map((chunk) => `${getScript(chunk)} would be loaded without integrity: no loader carries its hash.`);
}

/**
 * Sets integrity and crossorigin of every `<script>` that webpack's own loader adds. The hashes are part of the file that contains the
 * loader, whose own hash is in the manifest (an entry) or in the page (the shell's main file).
 *
 * webpack-subresource-integrity does the same elsewhere but leaves unresolved placeholders with federation.
 */
class ChunkIntegrity {
  apply(compiler) {
    const { Compilation, javascript, runtime, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      const { LoadScriptRuntimeModule } = runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ChunkIntegrity', (source, chunk) => {
        const hasScript = (other) => javascript.JavascriptModulesPlugin.chunkHasJs(other, compilation.chunkGraph);
        const loaded = [...chunk.getAllAsyncChunks()].filter(hasScript);
        const pins = loaded.map((other) => [other.id, getPlaceholder(other)]);
        // Without a known hash the chunk must not run: a hash of no file is refused, an empty attribute would not be.
        return `${source}
script.integrity = (${JSON.stringify(Object.fromEntries(pins))})[chunkId] || ${JSON.stringify(`sha384-${'A'.repeat(64)}`)};
script.crossOrigin = "anonymous";`;
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, () => {
        for (const problem of pinChunks(compilation, sources.RawSource)) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }
}

module.exports = { ChunkIntegrity, sha384 };
