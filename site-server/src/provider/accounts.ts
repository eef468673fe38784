import * as v from 'valibot';
import type { Database } from '../db/open';

const account = v.object({
  id: v.number(),
  login: v.string(),
  email: v.string(),
  displayName: v.string(),
  otherSites: v.number(),
  tracksOptOut: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
});
/** A user account at the provider. */
export type ProviderAccount = v.InferOutput<typeof account>;

const columns =
  'a.id, a.login, a.email, a.display_name AS displayName, a.other_sites AS otherSites, a.tracks_opt_out AS tracksOptOut';

export const listAccounts = (db: Database): ProviderAccount[] =>
  db.all(account, `SELECT ${columns} FROM provider_accounts a ORDER BY a.id`);

export const findAccount = (db: Database, id: number): ProviderAccount | undefined =>
  db.get(account, `SELECT ${columns} FROM provider_accounts a WHERE a.id = ?`, id);

/** Adds an account, unless it exists. */
export function addAccount(db: Database, added: Omit<ProviderAccount, 'tracksOptOut'>): void {
  db.run(
    'INSERT INTO provider_accounts (id, login, email, display_name, other_sites) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    added.id,
    added.login,
    added.email,
    added.displayName,
    added.otherSites,
  );
}

export const setOptOut = (db: Database, id: number, optOut: boolean): void => {
  db.run('UPDATE provider_accounts SET tracks_opt_out = ? WHERE id = ?', optOut ? 1 : 0, id);
};

const link = v.object({ blogId: v.number(), userId: v.number(), accountId: v.number(), token: v.string() });
/** A user of a site with the linked account. */
export type Link = v.InferOutput<typeof link>;

const linkColumns = 'blog_id AS blogId, user_id AS userId, account_id AS accountId, token';

export const linkByToken = (db: Database, token: string): Link | undefined =>
  db.get(link, `SELECT ${linkColumns} FROM provider_links WHERE token = ?`, token);

export const getLinks = (db: Database, blogId: number): Link[] =>
  db.all(link, `SELECT ${linkColumns} FROM provider_links WHERE blog_id = ? ORDER BY user_id`, blogId);

export function saveLink(db: Database, saved: Link): void {
  db.run(
    `INSERT INTO provider_links (blog_id, user_id, account_id, token) VALUES (?, ?, ?, ?)
     ON CONFLICT (blog_id, user_id) DO UPDATE SET account_id = excluded.account_id, token = excluded.token`,
    saved.blogId,
    saved.userId,
    saved.accountId,
    saved.token,
  );
}

export const removeLink = (db: Database, blogId: number, userId: number): boolean =>
  db.run('DELETE FROM provider_links WHERE blog_id = ? AND user_id = ?', blogId, userId) > 0;

const count = v.object({ sites: v.number() });

/** Returns how many sites an account manages: those elsewhere and those linked here. */
export function siteCount(db: Database, { id, otherSites }: ProviderAccount): number {
  const sql = 'SELECT count(DISTINCT blog_id) AS sites FROM provider_links WHERE account_id = ?';
  return otherSites + (db.get(count, sql, id)?.sites ?? 0);
}
