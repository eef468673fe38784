import * as v from 'valibot';
import type { Database } from './open';

const account = v.object({
  userId: v.number(),
  id: v.number(),
  login: v.string(),
  email: v.string(),
  displayName: v.string(),
  siteCount: v.number(),
  tracksOptOut: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
});
/** The provider account that a user linked. */
export type Account = v.InferOutput<typeof account>;

const columns =
  'user_id AS userId, id, login, email, display_name AS displayName, site_count AS siteCount, tracks_opt_out AS tracksOptOut';

export const getAccount = (db: Database, userId: number): Account | undefined =>
  db.get(account, `SELECT ${columns} FROM accounts WHERE user_id = ?`, userId);

export const listAccounts = (db: Database): Account[] => db.all(account, `SELECT ${columns} FROM accounts ORDER BY user_id`);

export function linkAccount(db: Database, linked: Omit<Account, 'tracksOptOut'>): void {
  db.run(
    'INSERT INTO accounts (user_id, id, login, email, display_name, site_count) VALUES (?, ?, ?, ?, ?, ?)',
    linked.userId,
    linked.id,
    linked.login,
    linked.email,
    linked.displayName,
    linked.siteCount,
  );
}

export const unlinkAccount = (db: Database, userId: number): boolean =>
  db.run('DELETE FROM accounts WHERE user_id = ?', userId) > 0;

export const unlinkAllAccounts = (db: Database): void => {
  db.run('DELETE FROM accounts');
};

export const hasLinkedAccounts = (db: Database): boolean =>
  db.get(v.object({ id: v.number() }), 'SELECT id FROM accounts LIMIT 1') !== undefined;
