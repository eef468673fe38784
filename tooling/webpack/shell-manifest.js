'use strict';
const { contract, check } = require('./contracts.js');
const { describeFiles } = require('./emitted-files.js');
const { builtAt, commit } = require('./origin.js');
const { overShellBudget } = require('./shell-budget.js');
const { provided } = require('./shared-libraries.js');

/**
 * Writes shell.manifest.json; fails the build over budget. The shell is two builds, `start` (printed inline, no library at all) and
 * `main`; one plugin instance is used in both, and the second run writes the document.
 */
class ShellManifest {
  /** `budget` in bytes; the shell's own by default. */
  constructor({ build, budget }) {
    this.build = build;
    this.budget = budget;
    this.files = new Map();
  }

  /** Returns the plugin for one of the two builds. */
  of(part) {
    return { apply: (compiler) => this.apply(compiler, part) };
  }

  apply(compiler, part) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellManifest', stage }, async () => {
        if (compilation.errors.length > 0) return;
        const initial = compilation.entrypoints.get(part).getFiles();
        const getIs = (chunk, name) => compilation.namedChunks.get(chunk)?.files.has(name) ?? false;
        const getRole = (name) => {
          if (name.endsWith('.css')) return 'main';
          return initial.includes(name) ? part : (['libraries', 'federation'].find((chunk) => getIs(chunk, name)) ?? 'async');
        };
        this.files.set(part, await describeFiles(compilation, sources.RawSource, getRole));
        if (part === 'start') {
          for (const name of initial.filter((file) => file.endsWith('.js'))) {
            const text = compilation.getAsset(name).source.source().toString();
            if (/<\/script|<!--/i.test(text))
              compilation.errors.push(new WebpackError(`${name} is printed inline and must not hold </script or <!--.`));
          }
          return;
        }
        const manifest = this.document();
        const checked = check(contract('manifest.ts').shellManifest, manifest);
        const problems = checked.ok ? [overShellBudget(manifest.files, this.budget)].filter(Boolean) : checked.problems;
        compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
        compilation.emitAsset('shell.manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`));
      });
    });
  }

  document() {
    const { contractVersion } = contract('version.ts');
    const { events } = contract('events.ts');
    const { extensionPoints } = contract('extension-points.ts');
    return {
      build: this.build,
      builtAt: builtAt(),
      commit: commit(),
      contract: contractVersion,
      provides: provided(),
      events: Object.keys(events),
      extensionPoints: Object.keys(extensionPoints),
      files: [...(this.files.get('start') ?? []), ...(this.files.get('main') ?? [])],
    };
  }
}

module.exports = { ShellManifest };
