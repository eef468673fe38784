'use strict';
const { execFileSync } = require('node:child_process');
const path = require('node:path');
const { root } = require('../workspace.js');

/** Runs `expression` with the exports of prose.mjs in scope: Jest runs CommonJS. */
function evaluate(expression) {
  const code = `import * as m from ${JSON.stringify(path.join(__dirname, 'prose.mjs'))}; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

test('every file has US spelling', () => {
  expect(evaluate(`m.checkSpelling(${JSON.stringify(root)})`)).toEqual([]);
});

test('the documents have no avoided words', () => {
  expect(evaluate(`m.checkDocuments(${JSON.stringify(root)})`)).toEqual([]);
});

test('a British spelling is reported with file and line; attributes and references to the spec are not', () => {
  expect(evaluate(`m.findBritishSpellings('a.ts', 'color\\n// the Colour of a licence')`)).toEqual([
    'a.ts:2: Colour',
    'a.ts:2: licence',
  ]);
  expect(evaluate(`m.findBritishSpellings('a.tsx', '<p aria-labelledby={id} /> // reference: behaviour A4')`)).toEqual([]);
});

test('an avoided word in a document is reported, outside code blocks', () => {
  expect(evaluate(`m.findAvoidedWords('a.md', 'The page says so.\\n\`\`\`\\nwho\\n\`\`\`\\n')`)).toEqual([
    'a.md: "says": write logs, reports, displays, declares, contains',
  ]);
});
