/** Replaces shell/src/start/preload.ts: a bundle has no files of remotes to fetch. */
export function preload(): void {}
