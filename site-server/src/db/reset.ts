import * as v from 'valibot';
import type { Database } from './open';

/** Users, sessions, health reports and the registry, which do not depend on the scenario. */
const keptTables = [
  ...['users', 'sessions', 'failed_sign_ins'],
  ...['health', 'served_versions', 'stopped_rollouts', 'accepted_registry'],
];
/** The key of nonces, and faults, which last until they are cleared. */
const keptOptions = ['nonce_key', 'faults'];

const table = v.object({ name: v.string() });

/** Removes everything a scenario seeded or users changed since; inside a transaction. Tables of later migrations are emptied too. */
export function emptySite(db: Database): void {
  const tables = db
    .all(table, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .map(({ name }) => name)
    .filter((name) => !keptTables.includes(name) && name !== 'options');
  // Rows of one table may reference rows of another; at the end of the transaction all are gone.
  db.run('PRAGMA defer_foreign_keys = ON');
  // Names come from our own migrations: SQL takes no parameter for a table.
  tables.forEach((name) => db.run(`DELETE FROM "${name}"`));
  db.run('DELETE FROM options WHERE name NOT IN (?, ?)', ...keptOptions);
}
