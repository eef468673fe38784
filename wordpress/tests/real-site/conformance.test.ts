import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '../../../site-server/src/conformance/against';
import { getLine, type Compared } from '../../../site-server/src/conformance/compared';
import { describeRunning } from '../../../site-server/src/conformance/document';
import { reasons } from '../../../site-server/src/conformance/reasons';
import { compareRecorded } from '../../../site-server/src/conformance/recorded';
import { countSame } from '../../../site-server/src/conformance/summary';
import { hasCaptures } from '../../../site-server/src/testing/captures';
import { root } from '../../../tooling/workspace.js';
import { compareStates } from './compare-states';
import { describeWordPress } from './describe-wordpress';

const isWhole = process.env['WHOLE_CONFORMANCE'] === '1';
const getAll = ({ reads, writes }: Result) => [...reads, ...writes];

const listUnexplained = (all: readonly Compared[]) =>
  all.filter(({ outcome, why }) => outcome !== 'same' && why === undefined).map(getLine);

describeWordPress('the embedded site and a real WordPress', () => {
  (isWhole ? test.skip : test)(
    'send the same responses to a sample of the reads of all roles',
    async () => {
      const results = await compareStates({ every: 10 }, ['connected', 'unconnected']);
      for (const { reads } of results) expect(reads.length).toBeGreaterThan(30);
      expect(listUnexplained(results.flatMap(getAll))).toEqual([]);
    },
    60_000,
  );

  (isWhole ? test : test.skip)(
    'send the same responses in six states to all reads and writes, or a documented reason, as docs/conformance.md lists',
    async () => {
      const results = await compareStates({ hasWrites: true });
      expect(listUnexplained(results.flatMap(getAll))).toEqual([]);
      for (const result of results) {
        const all = getAll(result);
        expect([result.scenario, countSame(all) / all.length >= 0.99]).toEqual([result.scenario, true]);
      }
      if (hasCaptures) {
        const lines = [...results.flatMap(getAll), ...(await compareRecorded())].map(getLine);
        expect(reasons.filter(({ of }) => !lines.some((line) => of.test(line)))).toEqual([]);
      }
      expect(readFileSync(path.join(root, 'docs/conformance.md'), 'utf8')).toContain(describeRunning(results));
    },
    600_000,
  );
});
