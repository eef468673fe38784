import * as v from 'valibot';
import type { Database } from './open';
import { deleteOption, readOption, writeOption } from './options';

const row = v.object({ token: v.string() });

/** Returns the token with which the site authenticates to the provider; '' if there is none. */
export const blogToken = (db: Database): string => readOption(db, 'blog_token', v.string(), '');
export const saveBlogToken = (db: Database, token: string): void => writeOption(db, 'blog_token', token);

/** Returns the token with which a linked user authenticates to the provider. */
export const userToken = (db: Database, userId: number): string | undefined =>
  db.get(row, 'SELECT token FROM user_tokens WHERE user_id = ?', userId)?.token;

export function saveUserToken(db: Database, userId: number, token: string): void {
  const sql = 'INSERT INTO user_tokens (user_id, token) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET token = excluded.token';
  db.run(sql, userId, token);
}

export const forgetUserToken = (db: Database, userId: number): void => {
  db.run('DELETE FROM user_tokens WHERE user_id = ?', userId);
};

/** Removes all tokens after a disconnect. */
export function forgetTokens(db: Database): void {
  deleteOption(db, 'blog_token');
  db.run('DELETE FROM user_tokens');
}
