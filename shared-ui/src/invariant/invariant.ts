/**
 * Stops where something is not as the code relies on.
 *
 * @throws {Error} 'Invariant failed', with the message behind a colon where one is given.
 */
export function invariant(condition: unknown, message?: string): asserts condition {
  if (condition) return;
  throw new Error(message === undefined ? 'Invariant failed' : `Invariant failed: ${message}`);
}
