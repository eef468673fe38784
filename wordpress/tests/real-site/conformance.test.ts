import { compareStates, listUnexplained } from './compare-states';
import { describeWordPress } from './describe-wordpress';

describeWordPress('the embedded site and a real WordPress', () => {
  test('send the same responses to a sample of the reads of all roles', async () => {
    const [result] = await compareStates({ every: 6 }, ['unconnected']);
    expect(result?.reads.length).toBeGreaterThan(60);
    expect(listUnexplained(result?.reads ?? [])).toEqual([]);
  }, 60_000);
});
