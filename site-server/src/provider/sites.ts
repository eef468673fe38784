import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../db/open';

const truth = v.pipe(
  v.number(),
  v.transform((flag) => flag === 1),
);

const row = v.object({ blogId: v.number(), url: v.string(), name: v.string(), token: v.string(), connected: truth });
/** A registered site. */
export type KnownSite = v.InferOutput<typeof row>;

const columns = 'blog_id AS blogId, url, name, token, connected';

/** Returns 32 random characters. */
export const makeToken = (): string => randomBytes(24).toString('base64url');

export const findSite = (db: Database, blogId: number): KnownSite | undefined =>
  db.get(row, `SELECT ${columns} FROM provider_sites WHERE blog_id = ?`, blogId);

/** Returns the connected site of a token. */
export const siteByToken = (db: Database, token: string): KnownSite | undefined =>
  db.get(row, `SELECT ${columns} FROM provider_sites WHERE token = ? AND connected = 1`, token);

const loopbackName = /^(127\.0\.0\.1|localhost)(?=:|$)/;

/** Returns the site of a host name: `127.0.0.1:8080`. `localhost` and `127.0.0.1` are the same site. */
export function siteByHost(db: Database, host: string): KnownSite | undefined {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => host.replace(loopbackName, name));
  const names = hosts.flatMap((name) => [`http://${name}`, `https://${name}`]);
  return db.get(row, `SELECT ${columns} FROM provider_sites WHERE url IN (?, ?, ?, ?) ORDER BY connected DESC`, ...names);
}

export const listSites = (db: Database): KnownSite[] => db.all(row, `SELECT ${columns} FROM provider_sites ORDER BY blog_id`);

const nextId = v.object({ id: v.number() });

/** Registers a site, or registers it again: a known address keeps its id unless `fresh` requests a new identity. */
export function registerSite(db: Database, url: string, name: string, now: number, fresh: boolean): KnownSite {
  return db.atomically(() => {
    const known = fresh ? undefined : db.get(row, `SELECT ${columns} FROM provider_sites WHERE url = ?`, url);
    if (fresh) db.run("UPDATE provider_sites SET url = '', connected = 0 WHERE url = ?", url);
    const sql = 'SELECT coalesce(max(blog_id), 123456788) + 1 AS id FROM provider_sites';
    const blogId = known?.blogId ?? db.get(nextId, sql)?.id ?? 0;
    saveSite(db, { blogId, url, name, token: makeToken(), connected: true }, now);
    return { blogId, url, name, token: findSite(db, blogId)?.token ?? '', connected: true };
  });
}

export function saveSite(db: Database, site: KnownSite, now: number): void {
  db.run(
    `INSERT INTO provider_sites (blog_id, url, name, token, connected, registered_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (blog_id) DO UPDATE SET url = excluded.url, name = excluded.name, token = excluded.token,
       connected = excluded.connected`,
    site.blogId,
    site.url,
    site.name,
    site.token,
    site.connected ? 1 : 0,
    now,
  );
}

/** Stores the address a site has called from. */
export const moveSite = (db: Database, blogId: number, url: string): void => {
  db.run('UPDATE provider_sites SET url = ? WHERE blog_id = ?', url, blogId);
};

/** Disconnects a site and removes its links. Its purchases are kept. */
export function disconnect(db: Database, blogId: number): void {
  db.atomically(() => {
    db.run('DELETE FROM provider_links WHERE blog_id = ?', blogId);
    db.run('UPDATE provider_sites SET connected = 0, token = ? WHERE blog_id = ?', makeToken(), blogId);
  });
}

/** Replaces the token of a site. */
export function renewToken(db: Database, blogId: number): string {
  const token = makeToken();
  db.run('UPDATE provider_sites SET token = ? WHERE blog_id = ?', token, blogId);
  return token;
}
