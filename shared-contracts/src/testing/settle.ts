// Read at load time: fake timers of a test must not affect the kit.
const realSetTimeout = globalThis.setTimeout;

/** Waits `ms` of real time. */
export function realTime(ms: number): Promise<void> {
  return new Promise((resolve) => realSetTimeout(resolve, ms));
}

/** Waits for pending promises and the next scheduled tasks of UI libraries. */
export async function settle(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await realTime(0);
}

/** Waits until the next frame is painted, and content that a remote renders after it. */
export async function afterNextPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await settle();
}
