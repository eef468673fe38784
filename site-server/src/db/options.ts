import * as v from 'valibot';
import type { Database } from './open';

const row = v.object({ name: v.string(), value: v.string() });

/** Name → JSON of every option: a request asks for a dozen of them. */
const allOptions = (db: Database): ReadonlyMap<string, string> =>
  db.remember('options', () => new Map(db.all(row, 'SELECT name, value FROM options').map(({ name, value }) => [name, value])));

/** The stored value of a site option, or `missing` when it was never set. */
export function readOption<T>(db: Database, name: string, schema: v.GenericSchema<unknown, T>, missing: T): T {
  const found = allOptions(db).get(name);
  return found === undefined ? missing : v.parse(schema, JSON.parse(found));
}

/** Stores an option; what is stored already is left alone, since each write waits for the disk. */
export function writeOption(db: Database, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (allOptions(db).get(name) === text) return;
  db.run('INSERT INTO options (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value', name, text);
}

export function deleteOption(db: Database, name: string): boolean {
  return db.run('DELETE FROM options WHERE name = ?', name) > 0;
}
