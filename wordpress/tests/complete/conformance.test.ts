import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeRunning } from '../../../site-server/src/conformance/document';
import { getLine } from '../../../site-server/src/conformance/compared';
import { reasons } from '../../../site-server/src/conformance/reasons';
import { compareRecorded } from '../../../site-server/src/conformance/recorded';
import { countSame } from '../../../site-server/src/conformance/summary';
import { hasCaptures } from '../../../site-server/src/testing/captures';
import { root } from '../../../tooling/workspace.js';
import { compareStates, listUnexplained } from '../real-site/compare-states';
import { describeWordPress } from '../real-site/describe-wordpress';

describeWordPress('the embedded site and a real WordPress in six states', () => {
  test('send the same responses to all reads and writes, or with a reason, as docs/conformance.md lists', async () => {
    const results = await compareStates({ hasWrites: true });
    const all = results.flatMap(({ reads, writes }) => [...reads, ...writes]);
    expect(listUnexplained(all)).toEqual([]);
    for (const { scenario, reads, writes } of results) {
      const ofState = [...reads, ...writes];
      expect([scenario, countSame(ofState) / ofState.length >= 0.99]).toEqual([scenario, true]);
    }
    if (hasCaptures) {
      const lines = [...all, ...(await compareRecorded())].map(getLine);
      expect(reasons.filter(({ of }) => !lines.some((line) => of.test(line)))).toEqual([]);
    }
    expect(readFileSync(path.join(root, 'docs/conformance.md'), 'utf8')).toContain(describeRunning(results));
  }, 900_000);
});
