import * as v from 'valibot';
import type { Database } from './open';

const row = v.object({ name: v.string(), value: v.string() });

/** Names that the real plugin stores in one option, `jetpack_options`. */
const groupedOptions = [
  'conditional_recommendations',
  'licensing_error',
  'partner_coupon',
  'recommendations_data',
  'recommendations_step',
  'seen_wc_connection_modal',
];
const isGrouped = (name: string): boolean => groupedOptions.includes(name) || name.startsWith('license_notice_');

/** Returns name → JSON of every option, read at once because one request uses about a dozen. */
const allOptions = (db: Database): ReadonlyMap<string, string> =>
  db.cached('options', () => new Map(db.all(row, 'SELECT name, value FROM options').map(({ name, value }) => [name, value])));

/** Returns name → JSON of the members of the grouped option. */
export const readGroupedOptions = (db: Database): Map<string, string> =>
  new Map([...allOptions(db)].filter(([name]) => isGrouped(name)));

const cachedGroup = (db: Database, name: string): Map<string, string> | undefined =>
  isGrouped(name) ? db.optionCache?.grouped : undefined;

const readText = (db: Database, name: string): string | undefined => (cachedGroup(db, name) ?? allOptions(db)).get(name);

/** Returns the stored value of a site option, or `missing` if it was never set. */
export function readOption<T>(db: Database, name: string, schema: v.GenericSchema<unknown, T>, missing: T): T {
  const found = readText(db, name);
  return found === undefined ? missing : v.parse(schema, JSON.parse(found));
}

const insertOption = (db: Database, name: string, text: string): number =>
  db.run('INSERT INTO options (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value', name, text);

const removeOption = (db: Database, name: string): boolean => db.run('DELETE FROM options WHERE name = ?', name) > 0;

/** Stores all members of the cached group: changes that another request made meanwhile are reverted. */
function replaceGroup(db: Database, cached: ReadonlyMap<string, string>): void {
  db.atomically(() => {
    for (const name of readGroupedOptions(db).keys()) if (!cached.has(name)) removeOption(db, name);
    cached.forEach((text, name) => insertOption(db, name, text));
  });
}

/** Stores an option; an unchanged value is skipped, since each write waits for the disk. */
export function writeOption(db: Database, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (readText(db, name) === text) return;
  const cached = cachedGroup(db, name);
  if (cached) replaceGroup(db, cached.set(name, text));
  else insertOption(db, name, text);
}

/** Returns whether the option existed. */
export function deleteOption(db: Database, name: string): boolean {
  const cached = cachedGroup(db, name);
  if (!cached) return removeOption(db, name);
  const existed = cached.delete(name);
  if (existed) replaceGroup(db, cached);
  return existed;
}
