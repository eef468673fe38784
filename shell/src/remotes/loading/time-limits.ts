/** Milliseconds until a file has failed to load, a mount has failed, loading is slow, and a version without errors is stable. */
export const timeLimits = { load: 10_000, ready: 10_000, slow: 3_000, stable: 10_000 } as const;
