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
  /** The screen that last installed or activated it; '' for a seeded plugin. */
  source: v.string(),
});
export type InstalledPlugin = v.InferOutput<typeof plugin>;

const columns = 'file, slug, version, active, source';

export const listPlugins = (db: Database): InstalledPlugin[] => db.all(plugin, `SELECT ${columns} FROM plugins ORDER BY file`);

export const findPlugin = (db: Database, slug: string): InstalledPlugin | undefined =>
  db.get(plugin, `SELECT ${columns} FROM plugins WHERE slug = ?`, slug);

export function addPlugin(db: Database, added: InstalledPlugin): void {
  const sql = 'INSERT INTO plugins (file, slug, version, active, source) VALUES (?, ?, ?, ?, ?)';
  db.run(sql, added.file, added.slug, added.version, added.active ? 1 : 0, added.source);
}

export const setPluginActive = (db: Database, slug: string, active: boolean, source: string): void => {
  db.run('UPDATE plugins SET active = ?, source = ? WHERE slug = ?', active ? 1 : 0, source, slug);
};
