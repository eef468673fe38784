import * as v from 'valibot';
import { toTraits } from '../traits/traits';
import type { Database } from './open';

const slugRow = v.object({ slug: v.string() });
const optionRow = v.object({ name: v.string(), value: v.pipe(v.string(), v.parseJson()) });

export const readActiveModules = (db: Database): Set<string> =>
  new Set(db.all(slugRow, 'SELECT slug FROM active_modules').map(({ slug }) => slug));

/** Returns the active modules: those switched on, after overrides by code on the site. */
export function activeModules(db: Database): ReadonlySet<string> {
  const active = new Set(db.optionCache?.activeModules ?? readActiveModules(db));
  for (const [slug, override] of Object.entries(toTraits(db).overrides)) {
    if (override === 'active') active.add(slug);
    if (override === 'inactive') active.delete(slug);
  }
  return active;
}

export function setModuleActive(db: Database, slug: string, active: boolean, now: number): void {
  if (db.optionCache) return replaceActiveModules(db, db.optionCache.activeModules, slug, active, now);
  if (active) db.run('INSERT INTO active_modules (slug, since) VALUES (?, ?) ON CONFLICT DO NOTHING', slug, now);
  else db.run('DELETE FROM active_modules WHERE slug = ?', slug);
}

/** Stores the cached set with one change as a whole: a module that another request switched meanwhile is reverted. */
function replaceActiveModules(db: Database, cached: Set<string>, slug: string, active: boolean, now: number): void {
  if (active) cached.add(slug);
  else cached.delete(slug);
  const slugs = JSON.stringify([...cached]);
  db.atomically(() => {
    db.run('DELETE FROM active_modules WHERE slug NOT IN (SELECT value FROM json_each(?))', slugs);
    db.run(
      'INSERT INTO active_modules (slug, since) SELECT value, ? FROM json_each(?) WHERE true ON CONFLICT DO NOTHING',
      now,
      slugs,
    );
  });
}

/** Returns name → value of every option that was ever saved. */
export const savedModuleOptions = (db: Database): ReadonlyMap<string, unknown> =>
  new Map(db.all(optionRow, 'SELECT name, value FROM module_options').map(({ name, value }) => [name, value]));

export function saveModuleOption(db: Database, name: string, value: unknown): void {
  const sql = 'INSERT INTO module_options (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value';
  db.run(sql, name, JSON.stringify(value));
}

export const forgetModuleOptions = (db: Database): void => {
  db.run('DELETE FROM module_options');
};

export const postByEmailAddress = (db: Database, userId: number): string | undefined =>
  db.get(v.object({ address: v.string() }), 'SELECT address FROM post_by_email WHERE user_id = ?', userId)?.address;

export function setPostByEmailAddress(db: Database, userId: number, address: string | null): void {
  if (address === null) db.run('DELETE FROM post_by_email WHERE user_id = ?', userId);
  else {
    db.run(
      'INSERT INTO post_by_email (user_id, address) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET address = excluded.address',
      userId,
      address,
    );
  }
}
