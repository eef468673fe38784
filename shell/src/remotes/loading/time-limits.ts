/** Milliseconds: until a file counts as not loaded, a mount as failed, loading as slow, and a version without errors as stable. */
export const timeLimits = { load: 10_000, ready: 10_000, slow: 3_000, stable: 10_000 } as const;
