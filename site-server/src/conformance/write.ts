import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasCaptures } from '../testing/captures';
import { compareWithSite } from './against';
import { compareAll } from './compare';
import { conformanceText, summaryText } from './table';

/** At most this share of calls may differ from a running site. */
const tolerance = 0.01;

/**
 * `npm run conformance`: compares this server with the recorded responses in REFERENCE_CAPTURES and writes docs/conformance.md.
 * `npm run conformance -- --against URL --scenario NAME --password P`: compares it with a running site in the state of a scenario, prints
 * what differs, and fails if more than one call in a hundred does.
 */
async function main(): Promise<void> {
  if (!hasCaptures) throw new Error('There are no recorded responses. Set REFERENCE_CAPTURES to their folder.');
  const { against, scenario, password } = parseArgs({
    options: {
      against: { type: 'string' },
      scenario: { type: 'string', default: 'connected' },
      password: { type: 'string', default: 'password' },
    },
  }).values;
  if (against === undefined) {
    writeFileSync(path.resolve(__dirname, '../../../docs/conformance.md'), conformanceText(await compareAll()));
    return;
  }
  const all = await compareWithSite({ address: against.replace(/\/$/, ''), scenario, password });
  process.stdout.write(`${summaryText(all)}\n`);
  const unexplained = all.filter(({ outcome, why }) => outcome === 'differs' && why === undefined);
  if (unexplained.length > tolerance * all.length) process.exitCode = 1;
}

void main();
