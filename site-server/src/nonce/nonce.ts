import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../db/open';
import { readOption, writeOption } from '../db/options';

/** A nonce is valid for one to two ticks. */
const tickMs = 12 * 60 * 60 * 1000;
/** Nonces of one tick are equal. */
export const nonceTick = (now: number): number => Math.ceil(now / tickMs);

/** The user and session a nonce is bound to. */
export interface NonceHolder {
  readonly userId: number;
  /** Hash of the session's token. */
  readonly session: string;
}

/** Returns the site's key, created on first use. */
function getKey(db: Database): string {
  const known = readOption(db, 'nonce_key', v.string(), '');
  if (known !== '') return known;
  return db.atomically(() => {
    const made = readOption(db, 'nonce_key', v.string(), '') || randomBytes(32).toString('hex');
    writeOption(db, 'nonce_key', made);
    return made;
  });
}

const digest = (key: string, tick: number, action: string, { userId, session }: NonceHolder) =>
  createHmac('sha256', key).update(`${tick}|${action}|${userId}|${session}`).digest('hex').slice(-12, -2);

/**
 * Returns a function that makes nonces for one user in one session: ten hex characters that prove a request comes from a page this site
 * sent to that user.
 */
export function nonceMaker(db: Database, now: number, holder: NonceHolder): (action: string) => string {
  const key = getKey(db);
  return (action) => digest(key, nonceTick(now), action, holder);
}

export const createNonce = (db: Database, now: number, action: string, holder: NonceHolder): string =>
  nonceMaker(db, now, holder)(action);

/** Returns whether a nonce is of this tick or the one before. */
export function isNonce(db: Database, now: number, action: string, holder: NonceHolder, nonce: string): boolean {
  const key = getKey(db);
  const tick = nonceTick(now);
  const given = Buffer.from(nonce.padEnd(10).slice(0, 11));
  return [tick, tick - 1].some((each) => {
    const expected = Buffer.from(digest(key, each, action, holder));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
