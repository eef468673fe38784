// Taken at load time: a test that replaces the timers must not stop the kit.
const realSetTimeout = globalThis.setTimeout;

/** Waits `ms` of real time. */
export function realTime(ms: number): Promise<void> {
  return new Promise((resolve) => realSetTimeout(resolve, ms));
}

/** Lets promises, and what a UI library puts off to its next turn, run. */
export async function settle(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await realTime(0);
}
