/** Lints the samples it is given as JSON on standard input, `[{ file, code }]`, and prints the messages of each. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const samples = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const results = [];
for (const { file, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: file });
  results.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
process.stdout.write(JSON.stringify(results));
