'use strict';
const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const header = 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function printCoverage(content) {
  const file = path.join(folder, 'de_DE.po');
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/scripts/texts.mjs', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}`.replace(file, 'FILE').trim() };
}

test.each([
  ['a string that does not end', `${header}msgid "Save\nmsgstr "Speichern"\n`, 'line 4 is malformed'],
  ['no .po file', '{ "Save": "Speichern" }', 'line 1 is malformed'],
  ['an empty file', '', 'it has no header'],
  ['no header', 'msgid "Save"\nmsgstr "Speichern"\n', 'it has no header'],
])('%s ends with one sentence that names the file', (_what, content, reason) => {
  expect(printCoverage(content)).toEqual({ status: 1, output: `FILE could not be read as a .po file: ${reason}.` });
});

test('a well-formed file is counted, with comments, contexts, plurals and strings of several lines', () => {
  const entry =
    '# note\n#, fuzzy\nmsgctxt "verb"\nmsgid "%d \\"post\\""\nmsgid_plural ""\n"%d posts"\nmsgstr[0] "a"\nmsgstr[1] "b"\n#~ msgid "old"\n';
  const { status, output } = printCoverage(`${header}${entry}`);
  expect(status).toBe(0);
  expect(output).toMatch(/^de_DE\.po: 0 of \d+ texts/);
});
