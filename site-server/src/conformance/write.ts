import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasCaptures } from '../testing/captures';
import { compareAll } from './compare';
import { conformanceText } from './table';

/** `npm run conformance`: compares this server with the recorded responses in REFERENCE_CAPTURES and writes docs/conformance.md. */
async function main(): Promise<void> {
  if (!hasCaptures) throw new Error('There are no recorded responses. Set REFERENCE_CAPTURES to their folder.');
  writeFileSync(path.resolve(__dirname, '../../../docs/conformance.md'), conformanceText(await compareAll()));
}

void main();
