import * as v from 'valibot';
import type { Database } from '../db/open';
import { deleteOption, readOption, writeOption } from '../db/options';
import { blogToken } from '../db/tokens';

const tokens = v.object({ blog: v.optional(v.boolean(), false), user: v.optional(v.boolean(), false) });

/** The token that the provider no longer accepts. */
export type BrokenTokens = v.InferOutput<typeof tokens>;

export const brokenTokens = (db: Database): BrokenTokens => readOption(db, 'broken_tokens', tokens, { blog: false, user: false });

const stored = v.object({
  code: v.string(),
  message: v.string(),
  /** Id of the user the token belongs to; 0 for the site's. */
  userId: v.number(),
  /** Unix seconds. */
  at: v.number(),
});

/** The error with which the provider refused the site. */
export type StoredConnectionError = v.InferOutput<typeof stored>;

export const storedConnectionErrors = (db: Database): StoredConnectionError[] =>
  readOption(db, 'connection_errors', v.array(stored), []);

/** Returns the one entry of `connectionStatus.errors` (reference: initial-state 3.1): the action to take and the first cause. */
export function connectionErrors(db: Database) {
  const [first] = storedConnectionErrors(db);
  if (!first) return [];
  return [
    {
      code: 'connection_error',
      message: 'Your connection is broken. Restore it to use what needs it.',
      action: 'reconnect',
      data: { api_error_code: first.code },
    },
  ];
}

/** Returns the errors by code and user, as the connection package stores them. */
export function connectionErrorsByCode(db: Database) {
  const byCode: Record<string, Record<string, unknown>> = {};
  for (const { code, message, userId, at } of storedConnectionErrors(db)) {
    byCode[code] = {
      ...byCode[code],
      [userId]: {
        error_code: code,
        user_id: userId,
        error_message: message,
        error_data: { api_error_code: code },
        timestamp: at,
        nonce: `error-${code}-${userId}`,
        error_type: 'xmlrpc',
      },
    };
  }
  return Object.keys(byCode).length === 0 ? [] : byCode;
}

function forgetConnectionErrors(db: Database): void {
  // Read first: nearly always there is nothing to write.
  if (storedConnectionErrors(db).length > 0) deleteOption(db, 'connection_errors');
}

/** Whether the provider accepted a call of the site. */
interface TokenResult {
  readonly isGood: boolean;
  readonly error: string;
  readonly message: string;
}

/**
 * Records the site's token as broken when the provider refuses it, so that the next page offers to restore the connection; clears the error
 * when the provider accepts it.
 *
 * @param token The token that was sent. The result for one that has been replaced since is ignored.
 */
export function recordTokenResult(db: Database, token: string, { isGood, error, message }: TokenResult, now: number): void {
  if (token !== blogToken(db)) return;
  if (isGood) return forgetConnectionErrors(db);
  if (error !== 'invalid_token' || storedConnectionErrors(db).length > 0) return;
  const refused: StoredConnectionError = { code: error, message, userId: 0, at: Math.floor(now / 1000) };
  writeOption(db, 'connection_errors', [refused]);
}

/** Clears the error of both tokens after a reconnection. */
export function clearTokenErrors(db: Database): void {
  deleteOption(db, 'broken_tokens');
  forgetConnectionErrors(db);
}
