'use strict';
const { execFileSync } = require('node:child_process');
const path = require('node:path');

const root = path.join(__dirname, '../..');

/** Runs `expression` with the exports of the ES module in scope: Jest runs CommonJS. */
function evaluate(expression) {
  const code = `import * as m from ${JSON.stringify(path.join(__dirname, 'collect-texts.mjs'))}; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', maxBuffer: 1e8 }));
}

const collect = (source) => evaluate(`m.textsInSource('a.tsx', ${JSON.stringify(source)})`);

test('every translated literal is found, with its role', () => {
  const source =
    "const a = <Button>{__('Save', 'jetpack')}</Button>;\nconst b = <p>{sprintf(_n('%d site', '%d sites', n, 'jetpack'), n)}</p>;";
  expect(collect(source)).toEqual([
    { text: 'Save', key: 'Save', file: 'a.tsx', line: 1, role: 'short' },
    { text: '%d site', key: '%d site', file: 'a.tsx', line: 2, role: 'text' },
    { text: '%d sites', key: '%d site', file: 'a.tsx', line: 2, role: 'text' },
  ]);
});

test('a text with a context has the key that translations have', () => {
  const [verb, forms] = collect("_x('Post', 'verb', 'jetpack'); _nx('%d post', '%d posts', n, 'noun', 'jetpack');");
  expect([verb.key, forms.key]).toEqual(['verb\u0004Post', 'noun\u0004%d post']);
});

test('texts that differ only in case or final punctuation are reported', () => {
  const texts = ['Try again', 'Try Again.', 'Close'].map((text, line) => ({ text, file: 'a.tsx', line, role: 'text' }));
  expect(evaluate(`m.nearDuplicates(${JSON.stringify(texts)})`)).toEqual([['"Try again" (a.tsx:0)', '"Try Again." (a.tsx:1)']]);
});

test('a label with a full stop is reported', () => {
  const found = collect("const a = <Toggle label={__('Enable likes.', 'jetpack')} hint={__('It is on.', 'jetpack')} />;");
  expect(evaluate(`m.shortTextsWithFullStop(${JSON.stringify(found)})`)).toEqual(['"Enable likes." (a.tsx:1)']);
});

describe('the texts of this page', () => {
  const [count, duplicates, stops] = evaluate(
    `((t) => [t.length, m.nearDuplicates(t), m.shortTextsWithFullStop(t)])(m.collectTexts(${JSON.stringify(root)}, m.findTextSources(${JSON.stringify(root)})))`,
  );
  test('are found', () => expect(count).toBeGreaterThan(500));
  test('have one spelling each', () => expect(duplicates).toEqual([]));
  test('have no full stop in buttons, labels and headings', () => expect(stops).toEqual([]));
});
