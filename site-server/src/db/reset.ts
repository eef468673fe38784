import * as v from 'valibot';
import type { Database } from './open';

/** Whose people are, and how remotes fared in their browsers: that is not what kind of site it is. */
const keptTables = ['users', 'sessions', 'failed_sign_ins', 'health', 'stopped_rollouts'];
/** The key nonces are made with, and faults, which stay until they are cleared. */
const keptOptions = ['nonce_key', 'faults'];

const table = v.object({ name: v.string() });

/** Removes all that a scenario brought or people changed since; inside a transaction. New tables are emptied too. */
export function emptySite(db: Database): void {
  const tables = db
    .all(table, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .map(({ name }) => name)
    .filter((name) => !keptTables.includes(name) && name !== 'options');
  // Rows of one table may need rows of another; by the end of the transaction all are gone.
  db.run('PRAGMA defer_foreign_keys = ON');
  // Names of our own migrations: a table cannot be a parameter.
  tables.forEach((name) => db.run(`DELETE FROM "${name}"`));
  db.run('DELETE FROM options WHERE name NOT IN (?, ?)', ...keptOptions);
}
