import { compareWithSite, type Result } from '../../../site-server/src/conformance/against';
import { getLine, type Compared } from '../../../site-server/src/conformance/compared';
import { comparedScenarios } from '../../../site-server/src/conformance/writes/all';
import { startRealSite } from './real-site';

/** Password of the kit's users. */
const password = 'password';

/** Compares a real site, in one state after the other, with the embedded one. */
export async function compareStates(
  options: { hasWrites?: boolean; every?: number } = {},
  scenarios: readonly string[] = comparedScenarios,
): Promise<Result[]> {
  const [state = 'connected', ...others] = scenarios;
  const site = await startRealSite(undefined, { state });
  const running = { address: site.url, password };
  try {
    const results = [await compareWithSite(running, state, options)];
    for (const other of others) {
      await site.setState(other);
      results.push(await compareWithSite(running, other, options));
    }
    return results;
  } finally {
    await site.stop();
  }
}

/** Returns the differences without a reason. */
export const listUnexplained = (all: readonly Compared[]): string[] =>
  all.filter(({ outcome, why }) => outcome !== 'same' && why === undefined).map(getLine);
