/** `ENOENT` and the like; undefined for what has no code. */
export function getCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
