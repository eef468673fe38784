import type { RewindState, ScanState } from './protection';

const dayMs = 24 * 60 * 60 * 1000;
/** Backups and scans run each day at 03:10 UTC. */
const runsAt = (3 * 60 + 10) * 60 * 1000;

/** Returns the start of the last daily run, Unix ms. */
export const lastRun = (now: number): number => Math.floor((now - runsAt) / dayMs) * dayMs + runsAt;

/** Returns the status of backups; `last_updated` is the time of the status in Unix seconds, not of a backup. */
export const rewindStatus = <State extends RewindState>(state: State, now: number) => ({
  ...state,
  last_updated: Math.floor(now / 1000),
});

/** Returns the status of scanning, with the last scan where the site is scanned. */
export function scanStatus<State extends ScanState>(state: State, now: number) {
  if (state.state !== 'idle' && state.state !== 'scanning') return state;
  const timestamp = new Date(lastRun(now)).toISOString();
  return { ...state, most_recent: { is_initial: false, timestamp, duration: 42, progress: 100, error: false } };
}
