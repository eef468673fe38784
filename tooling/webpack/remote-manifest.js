'use strict';
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('../workspace.js');
const { contract, check } = require('./contracts.js');
const { describeFiles } = require('./emitted-files.js');
const { builtAt, commit } = require('./origin.js');

/** The chunk of the one module a remote exposes. */
const EXPOSED_CHUNK = 'remote';

/**
 * Returns the valid declaration in `dir`/remote.json.
 *
 * @throws {Error} With one line per problem: file, key, expected value and value found.
 */
function readDeclaration(dir) {
  const file = path.join(dir, 'remote.json');
  const shown = path.relative(root, file);
  if (!existsSync(file)) throw new Error(`${shown} is missing. Create it as in another remote (docs/team.md).`);
  const text = readFileSync(file, 'utf8');
  let value;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${shown}: ${contract('issue-text.ts').describeJsonError(text, cause)}`, { cause });
  }
  const checked = check(contract('declaration.ts').remoteDeclaration, value);
  if (!checked.ok) throw new Error(checked.problems.map((problem) => `${shown}: ${problem}`).join('\n'));
  return checked.value;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns one sentence per limit of remote.json that `files` exceed. */
function overBudget({ budget }, files) {
  const entry = files.find(({ role }) => role === 'entry');
  const code = files.filter(({ kind }) => kind !== 'asset');
  const total = code.reduce((sum, { brotli }) => sum + brotli, 0);
  const found = [];
  if (entry.gzip > budget.entryGzip) {
    found.push(
      `The entry is ${kilobytes(entry.gzip)} gzip; remote.json allows ${kilobytes(budget.entryGzip)} (budget.entryGzip).`,
    );
  }
  if (total > budget.totalBrotli) {
    const largest = code.toSorted((a, b) => b.brotli - a.brotli)[0];
    found.push(
      `Scripts and styles are ${kilobytes(total)} brotli; remote.json allows ${kilobytes(budget.totalBrotli)} (budget.totalBrotli). ` +
        `The largest is ${largest.name}, ${kilobytes(largest.brotli)}.`,
    );
  }
  return found;
}

/** Returns the entries of `needed` that the built code imports: an unused library must not make a remote incompatible. */
function takenFromShell(compilation, needed) {
  const taken = new Set();
  for (const module of compilation.modules) {
    const isUsed = compilation.chunkGraph.getNumberOfModuleChunks(module) > 0;
    if (isUsed && module.type === 'consume-shared-module') taken.add(module.options.shareKey);
  }
  return Object.fromEntries(Object.entries(needed).filter(([name]) => taken.has(name)));
}

/** Writes remote.manifest.json next to the files it lists; fails the build over budget. */
class RemoteManifest {
  constructor({ declaration, build, container, shared }) {
    this.facts = { declaration, build, container, shared };
  }

  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteManifest', stage }, async () => {
        // A broken build has no entry or no exposed chunk; its own errors give the reason.
        if (compilation.errors.length > 0) return;
        const manifest = await this.describe(compilation, sources.RawSource);
        const checked = check(contract('manifest.ts').remoteManifest, manifest);
        const problems = checked.ok ? overBudget(manifest.declaration, manifest.files) : checked.problems;
        compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
        compilation.emitAsset('remote.manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`));
      });
    });
  }

  async describe(compilation, RawSource) {
    const { declaration, build, container } = this.facts;
    const entry = compilation.namedChunks.get(container);
    const exposed = compilation.namedChunks.get(EXPOSED_CHUNK);
    const atMount = new Set([...exposed.groupsIterable].flatMap((group) => group.chunks).flatMap((chunk) => [...chunk.files]));
    const getRole = (name) => {
      if (entry.files.has(name)) return 'entry';
      // One stylesheet for the whole remote: the shell adds it before mount.
      return atMount.has(name) || name.endsWith('.css') ? 'sync' : 'async';
    };
    const files = await describeFiles(compilation, RawSource, getRole);
    const shared = takenFromShell(compilation, this.facts.shared);
    return { declaration, build, builtAt: builtAt(), commit: commit(), container, expose: './remote', files, shared };
  }
}

module.exports = { EXPOSED_CHUNK, RemoteManifest, readDeclaration, overBudget };
