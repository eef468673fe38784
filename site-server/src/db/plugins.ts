import * as v from 'valibot';
import type { Database } from './open';

const plugin = v.object({
  file: v.string(),
  slug: v.string(),
  version: v.string(),
  active: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
});
export type InstalledPlugin = v.InferOutput<typeof plugin>;

const columns = 'file, slug, version, active';

export const listPlugins = (db: Database): InstalledPlugin[] => db.all(plugin, `SELECT ${columns} FROM plugins ORDER BY file`);

export const findPlugin = (db: Database, slug: string): InstalledPlugin | undefined =>
  db.get(plugin, `SELECT ${columns} FROM plugins WHERE slug = ?`, slug);

/** Records a plugin as installed; `source` says which screen asked for it. */
export function addPlugin(db: Database, added: InstalledPlugin, source: string): void {
  const sql = 'INSERT INTO plugins (file, slug, version, active, source) VALUES (?, ?, ?, ?, ?)';
  db.run(sql, added.file, added.slug, added.version, added.active ? 1 : 0, source);
}

export const activatePlugin = (db: Database, slug: string): void => {
  db.run('UPDATE plugins SET active = 1 WHERE slug = ?', slug);
};
