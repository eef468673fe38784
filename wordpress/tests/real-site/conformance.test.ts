import { compareStates, listUnexplained } from './compare-states';
import { describeWordPress } from './describe-wordpress';

describeWordPress('the embedded site and a real WordPress', () => {
  test('send the same responses to a sample of the reads of all roles', async () => {
    const results = await compareStates({ every: 10 }, ['connected', 'unconnected']);
    for (const { reads } of results) expect(reads.length).toBeGreaterThan(30);
    expect(listUnexplained(results.flatMap(({ reads }) => reads))).toEqual([]);
  }, 60_000);
});
