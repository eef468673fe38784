import { connectedWrites, disconnect } from './connected';
import { linkedWrites, offlineWrites, securityWrites, siteConnectedWrites, unconnectedWrites } from './other-states';
import type { Write } from './write';

interface Writes {
  /** Sent in this order; then all reads are compared again. */
  readonly writes: readonly Write[];
  /** Sent last, as they end the connection. */
  readonly endings: readonly Write[];
}

/** The writes that are compared, by scenario. */
const writesOfScenario: ReadonlyMap<string, Writes> = new Map([
  ['connected', { writes: connectedWrites, endings: disconnect }],
  ['connected-security', { writes: securityWrites, endings: disconnect }],
  ['connected-linked', { writes: linkedWrites, endings: disconnect }],
  ['site-connected', { writes: siteConnectedWrites, endings: disconnect }],
  ['unconnected', { writes: unconnectedWrites, endings: [] }],
  ['offline', { writes: offlineWrites, endings: [] }],
]);

/** Scenarios that a running site can be compared with. */
export const comparedScenarios: readonly string[] = [...writesOfScenario.keys()];

export const getWrites = (scenario: string): Writes => writesOfScenario.get(scenario) ?? { writes: [], endings: [] };
