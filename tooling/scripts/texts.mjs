/**
 * `npm run texts`: prints every text of the page with its file and line, grouped by folder. A dot marks buttons, labels and headings.
 *
 * `npm run texts -- de_DE.po …`: prints per file how many of the page's texts it translates, by part.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collectTexts, findTextSources } from '../texts/collect-texts.mjs';
import { getCoverage, parsePo } from '../texts/translations.mjs';
import { root } from '../workspace.js';
import { fail, readCommandLine } from './toolbox.mjs';

function printTexts(texts) {
  let folder = '';
  for (const { text, file, line, role } of texts) {
    const current = file.slice(0, file.lastIndexOf('/'));
    if (current !== folder) console.log(`\n${current}`);
    folder = current;
    console.log(`  ${role === 'short' ? '•' : ' '} ${text}  (${file.slice(current.length + 1)}:${line})`);
  }
}

/** Ends the script with a sentence if the file cannot be read. */
function readPo(file) {
  try {
    return parsePo(readFileSync(file));
  } catch (error) {
    if (error.code === 'ENOENT') return fail(`${file} does not exist.`);
    return fail(`${file} could not be read as a .po file: ${error.code === 'EISDIR' ? 'it is a folder' : error.message}.`);
  }
}

function printCoverage(texts, file, listsMissing) {
  const data = readPo(file);
  const parts = getCoverage(texts, data);
  const translated = parts.reduce((sum, part) => sum + part.translated, 0);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  console.log(`\n${path.basename(file)}: ${translated} of ${total} texts (${Math.floor((100 * translated) / total)} %)`);
  for (const part of parts) {
    console.log(`  ${part.folder.padEnd(24)} ${part.translated} of ${part.total}`);
    if (listsMissing) for (const key of part.missing) console.log(`    ${JSON.stringify(key)}`);
  }
}

const { values, positionals } = readCommandLine('npm run texts -- [--missing] [FILE.po …]', {
  options: { missing: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const texts = collectTexts(root, findTextSources(root));
if (positionals.length === 0) printTexts(texts);
for (const file of positionals) printCoverage(texts, file, values.missing);
