import * as v from 'valibot';
import type { Database } from './open';

const tally = v.object({ count: v.number(), first: v.nullable(v.number()) });

/** Returns the number of failed attempts since `from` and the time of the first. */
export function failuresSince(db: Database, address: string, login: string, from: number): v.InferOutput<typeof tally> {
  const sql = 'SELECT count(*) AS count, min(at) AS first FROM failed_sign_ins WHERE address = ? AND login = ? AND at > ?';
  return db.get(tally, sql, address, login, from) ?? { count: 0, first: null };
}

/** Returns the same for all user names tried from one address. */
export function failuresFromAddress(db: Database, address: string, from: number): v.InferOutput<typeof tally> {
  const sql = 'SELECT count(*) AS count, min(at) AS first FROM failed_sign_ins WHERE address = ? AND at > ?';
  return db.get(tally, sql, address, from) ?? { count: 0, first: null };
}

export function recordFailure(db: Database, address: string, login: string, now: number, forgetBefore: number): void {
  db.atomically(() => {
    db.run('DELETE FROM failed_sign_ins WHERE at <= ?', forgetBefore);
    db.run('INSERT INTO failed_sign_ins (address, login, at) VALUES (?, ?, ?)', address, login, now);
  });
}

export const forgetFailures = (db: Database, address: string, login: string): void => {
  db.run('DELETE FROM failed_sign_ins WHERE address = ? AND login = ?', address, login);
};
