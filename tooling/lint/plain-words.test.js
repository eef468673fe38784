'use strict';
const { execFileSync } = require('node:child_process');
const path = require('node:path');

const folder = __dirname;

/** Runs `expression` with the exports of an ES module in scope: Jest runs CommonJS. */
function evaluate(file, expression) {
  const code = `import * as m from ${JSON.stringify(path.join(folder, file))}; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

test('a comment with an avoided word is refused, with the better word', () => {
  expect(evaluate('plain-words.mjs', `m.wordsInText(' Tells whoever asks. ')`)).toEqual([
    '"tells": write reports, notifies, distinguishes',
    '"whoever": write the caller, the user',
  ]);
});

test('quoted texts, code and plain technical prose pass', () => {
  expect(evaluate('plain-words.mjs', `m.wordsInText(' Returns the text "Who said so?" of \`answer\`. ')`)).toEqual([]);
});

test('a phrase is found across a line break', () => {
  expect(evaluate('plain-words.mjs', `m.wordsInText(' Requests that are under\\n * way. ')`)).toEqual([
    '"under way": write in progress, pending, in flight',
  ]);
});

test.each([
  ['isDeadly', ['"deadly" in "isDeadly": write isCrashing']],
  ['ladder-input', ['"ladder" in "ladder-input": write fallbackChain']],
  ['stateOf', ['"stateOf": name it get…, select…, to… or parse…, as fits']],
  ['indexOf', []],
  ['answerable', []],
])('the name %s is checked by its parts', (name, messages) => {
  expect(evaluate('plain-words.mjs', `m.wordsInName(${JSON.stringify(name)})`)).toEqual(messages);
});

test.each([
  ['feat(shell): add toasts', true],
  ['fix: correct the date', true],
  ['refactor(site-server, delivery): rename errors', true],
  ['Leave an edit only once the page has processed it', false],
  ['wip(shell): try things', false],
  [`feat(shell): ${'x'.repeat(60)}`, false],
])('the commit subject "%s" is checked', (subject, isGood) => {
  expect(evaluate('commits.mjs', `m.findSubjectError(${JSON.stringify(subject)}) ?? null`) === null).toBe(isGood);
});
