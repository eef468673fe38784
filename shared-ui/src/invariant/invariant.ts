/**
 * Throws unless the condition holds.
 *
 * @throws {Error} 'Invariant failed', or 'Invariant failed: ' with the message.
 */
export function invariant(condition: unknown, message?: string): asserts condition {
  if (condition) return;
  throw new Error(message === undefined ? 'Invariant failed' : `Invariant failed: ${message}`);
}
