/** Returns `ENOENT` and the like; undefined for an error without a code. */
export function getCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
