/**
 * `npm run texts`: prints every text of the page with its file and line, grouped by folder. A dot marks buttons, labels and headings.
 */
import { collectTexts, findTextSources } from '../texts/collect-texts.mjs';
import { root } from '../workspace.js';

let folder = '';
for (const { text, file, line, role } of collectTexts(root, findTextSources(root))) {
  const current = file.slice(0, file.lastIndexOf('/'));
  if (current !== folder) console.log(`\n${current}`);
  folder = current;
  console.log(`  ${role === 'short' ? '•' : ' '} ${text}  (${file.slice(current.length + 1)}:${line})`);
}
