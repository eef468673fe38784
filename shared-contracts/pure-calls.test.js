'use strict';
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const ts = require('typescript');
const webpack = require('webpack');
const { pureCalls } = require('./pure-calls.cjs');

const root = path.resolve(__dirname, '..');
let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'contracts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a page carries that imports this one name. */
function bundleOf(name) {
  const entry = path.join(folder, `${name}.ts`);
  const index = JSON.stringify(path.join(__dirname, 'src/index.ts'));
  writeFileSync(entry, `import { ${name} } from ${index};\nconsole.log(${name});\n`);
  const options = {
    transpileOnly: true,
    configFile: path.join(root, 'tsconfig.browser.json'),
    compilerOptions: { noEmit: false, types: [] },
    getCustomTransformers: () => ({ before: [pureCalls] }),
  };
  return new Promise((resolve, reject) => {
    const config = {
      mode: 'production',
      context: root,
      entry,
      output: { path: folder, filename: `${name}.js` },
      resolve: { extensions: ['.ts', '.js', '.mjs'], modules: [path.join(root, 'node_modules')] },
      resolveLoader: { modules: [path.join(root, 'node_modules')] },
      module: { rules: [{ test: /\.ts$/, loader: 'ts-loader', options }] },
    };
    webpack(config, (failure, stats) => {
      if (failure || stats.hasErrors()) reject(failure ?? new Error(stats.toString({ all: false, errors: true })));
      else resolve(readFileSync(path.join(folder, `${name}.js`), 'utf8'));
    });
  });
}

test('who imports one endpoint carries that one, in less than 8 kB with the schema library', async () => {
  const bundle = await bundleOf('attachLicenses');
  expect(bundle).toContain('licensing/attach-licenses');
  expect(bundle).not.toContain('licensing/set-license');
  expect(bundle).not.toContain('module/all/active');
  expect(bundle.length).toBeLessThan(8000);
}, 60_000);

const transformed = (fileName, source) =>
  ts.transpileModule(source, { fileName, transformers: { before: [pureCalls] } }).outputText;

test('only what the contract calls while it is read is marked, not what its functions call', () => {
  const ours = path.join(__dirname, 'src/site/example.ts');
  expect(transformed(ours, 'export const a = f(g());')).toContain('/*#__PURE__*/ f(/*#__PURE__*/ g())');
  expect(transformed(ours, 'export const a = () => f();')).not.toContain('__PURE__');
  expect(transformed(path.join(root, 'shell/src/a.ts'), 'export const a = f();')).not.toContain('__PURE__');
});
