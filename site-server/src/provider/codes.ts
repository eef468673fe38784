import * as v from 'valibot';
import type { Database } from '../db/open';
import { makeToken } from './sites';

const code = v.object({
  blogId: v.number(),
  userId: v.number(),
  accountId: v.number(),
  secret: v.string(),
  redirectUri: v.string(),
  expiresAt: v.number(),
});
/** An approval given on the authorization page, until the site exchanges it. */
export type Approval = v.InferOutput<typeof code>;

const lifetimeMs = 10 * 60 * 1000;

/** Stores an approval for ten minutes. @returns The code for it. */
export function keepApproval(db: Database, given: Omit<Approval, 'expiresAt'>, now: number): string {
  const made = makeToken();
  db.atomically(() => {
    db.run('DELETE FROM provider_codes WHERE expires_at <= ?', now);
    db.run(
      `INSERT INTO provider_codes (code, blog_id, user_id, account_id, secret, redirect_uri, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      made,
      given.blogId,
      given.userId,
      given.accountId,
      given.secret,
      given.redirectUri,
      now + lifetimeMs,
    );
  });
  return made;
}

/** Returns and removes the approval of a code; each code is valid once. */
export function takeApproval(db: Database, wanted: string, now: number): Approval | undefined {
  return db.atomically(() => {
    const found = db.get(
      code,
      `SELECT blog_id AS blogId, user_id AS userId, account_id AS accountId, secret, redirect_uri AS redirectUri,
         expires_at AS expiresAt FROM provider_codes WHERE code = ?`,
      wanted,
    );
    db.run('DELETE FROM provider_codes WHERE code = ?', wanted);
    return found && found.expiresAt > now ? found : undefined;
  });
}
