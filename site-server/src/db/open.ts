import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import * as v from 'valibot';

type Value = string | number | null;

/** The only access to SQLite: every row is parsed by a schema, every value is a bound parameter. */
export interface Database {
  /** Returns the first row, or undefined. */
  get<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: Value[]): T | undefined;
  all<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: Value[]): T[];
  /** Returns the number of changed rows. */
  run(sql: string, ...values: Value[]): number;
  /** Runs `work` in a transaction that is on disk when it returns. Inside another transaction it joins that one. */
  atomically<T>(work: () => T): T;
  /** Returns the cached result of `read` until any process writes to the database. */
  cached<T>(name: string, read: () => T): T;
  close(): void;
  /** Set on the database of one write request of a site with an `optionWriteDelayMs`; undefined otherwise. */
  readonly optionCache?: OptionCache;
}

/** Options stored as one value each, as a write request read them when it began. */
export interface OptionCache {
  readonly activeModules: Set<string>;
  /** Name → JSON of the members of the grouped option. */
  readonly grouped: Map<string, string>;
}

const migrations = path.join(__dirname, 'migrations');

function migrate(connection: Libsql.Database): void {
  const version = () =>
    v.parse(v.object({ user_version: v.number() }), connection.prepare('PRAGMA user_version').get()).user_version;
  for (const file of readdirSync(migrations).sort()) {
    const number = Number.parseInt(file, 10);
    connection.exec('BEGIN IMMEDIATE');
    try {
      // Read inside the transaction: another process may have migrated meanwhile.
      if (version() < number) {
        connection.exec(readFileSync(path.join(migrations, file), 'utf8'));
        connection.exec(`PRAGMA user_version = ${number}`);
      }
      connection.exec('COMMIT');
    } catch (error) {
      connection.exec('ROLLBACK');
      throw error;
    }
  }
}

function openConnection(file: string): Libsql.Database {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const connection = new Libsql(file);
  // It has sessions and tokens. SQLite gives its further files the mode of this one.
  if (file !== ':memory:') chmodSync(file, 0o600);
  // Set first: two processes may open the same file at once.
  connection.exec('PRAGMA busy_timeout = 10000');
  if (file !== ':memory:') connection.exec('PRAGMA journal_mode = WAL');
  // FULL: a write that got a 200 survives a kill or a power cut.
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  return connection;
}

const maxCachedReads = 100;

/** Caches results of reads until the next write. `versionNow` changes only when another connection has written. */
function createReadCache(versionNow: () => number) {
  let kept = new Map<string, unknown>();
  let seen = versionNow();
  let isSure = false;
  const forget = () => {
    kept = new Map();
  };

  /** Clears the cache after a write of another process. Checked once per synchronous run: everything it serves began before that. */
  function look(): void {
    if (isSure) return;
    isSure = true;
    queueMicrotask(() => {
      isSure = false;
    });
    const version = versionNow();
    if (version !== seen) forget();
    seen = version;
  }

  return {
    forget,
    remember<T>(name: string, read: () => T): T {
      look();
      // Each name has one reader, so the type of the stored value is the type it returns.
      if (kept.has(name)) return kept.get(name) as T;
      const before = kept;
      const found = read();
      // Bounds the cache of a site that is read but never written.
      if (before.size >= maxCachedReads) before.clear();
      // Not cached if a write happened during the read, as the result may be partly stale.
      before.set(name, found);
      return found;
    },
  };
}

function createTransactions(connection: Libsql.Database) {
  let isOpen = false;
  return {
    isOpen: () => isOpen,
    atomically<T>(work: () => T): T {
      if (isOpen) return work();
      connection.exec('BEGIN IMMEDIATE');
      isOpen = true;
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      } finally {
        isOpen = false;
      }
    },
  };
}

const dataVersion = v.object({ data_version: v.number() });

/**
 * Opens the site's database; creates it and runs its migrations as needed.
 *
 * @param file Path, or `:memory:`.
 */
export function openDatabase(file: string): Database {
  const connection = openConnection(file);
  migrate(connection);
  const prepared = new Map<string, Libsql.Statement>();

  function statement(sql: string): Libsql.Statement {
    const known = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, known);
    return known;
  }

  const transactions = createTransactions(connection);
  const { forget, remember } = createReadCache(() => v.parse(dataVersion, statement('PRAGMA data_version').get()).data_version);

  return {
    get(schema, sql, ...values) {
      const row = statement(sql).get(...values);
      return row === undefined ? undefined : v.parse(schema, row);
    },
    all: (schema, sql, ...values) =>
      statement(sql)
        .all(...values)
        .map((row) => v.parse(schema, row)),
    run(sql, ...values) {
      forget();
      return statement(sql).run(...values).changes;
    },
    // Reads inside a transaction may be rolled back, so they are not cached.
    cached: (name, read) => (transactions.isOpen() ? read() : remember(name, read)),
    atomically: transactions.atomically,
    close() {
      connection.close();
    },
  };
}
