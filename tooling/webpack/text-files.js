'use strict';
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const isSource = (file) => /\.tsx?$/.test(file) && !file.includes('node_modules');

/** Returns the source files in a compilation's chunks, those of concatenated modules included. */
function getSources({ chunkGraph, modules }) {
  const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const all = used.flatMap((module) => [module, ...(module.modules ?? [])]);
  return [...new Set(all.map(({ resource }) => resource).filter((file) => file && isSource(file)))].sort();
}

async function getKeys(sources, declaration) {
  const { textsInDeclaration, textsInSource } = await import('../texts/collect-texts.mjs');
  const texts = sources.flatMap((file) => textsInSource(file, readFileSync(file, 'utf8')));
  const declared = declaration ? textsInDeclaration('', JSON.stringify(declaration)) : [];
  return [...new Set([...texts, ...declared].map(({ key }) => key).filter((key) => key !== undefined))].sort();
}

/** Returns the translations in `dir`/languages/<locale>.po by locale. */
async function readTranslations(dir) {
  const folder = path.join(dir, 'languages');
  if (!existsSync(folder)) return [];
  const { parsePo } = await import('../texts/translations.mjs');
  const files = readdirSync(folder).filter((name) => name.endsWith('.po'));
  return files.map((name) => [path.basename(name, '.po'), parsePo(readFileSync(path.join(folder, name)))]);
}

/**
 * Emits `texts.<hash>.json`, the keys of the texts in a build, by which a host selects translations of the page, and
 * `language-<locale>.<hash>.json` for each of the part's own translations.
 */
class TextFiles {
  /** @param {{ dir: string, declaration?: object }} options The part's folder; the declaration of a remote, for its titles. */
  constructor({ dir, declaration }) {
    this.dir = dir;
    this.declaration = declaration;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TextFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      const emit = (name, value) => {
        const text = JSON.stringify(value);
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
        compilation.emitAsset(`${name}.${hash}.json`, new sources.RawSource(text));
      };
      compilation.hooks.processAssets.tapPromise({ name: 'TextFiles', stage }, async () => {
        emit('texts', await getKeys(getSources(compilation), this.declaration));
        for (const [locale, data] of await readTranslations(this.dir)) emit(`language-${locale}`, data);
      });
    });
  }
}

module.exports = { TextFiles };
