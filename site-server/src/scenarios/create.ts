import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../db/open';
import { readOption } from '../db/options';
import { emptySite } from '../db/reset';
import { createUser, type User } from '../db/users';
import { registerSeededSite } from '../provider/adopt';
import { hashPassword } from '../session/password';
import { scenarios } from './all';
import type { Scenario } from './scenario';
import { seedSite } from './seed';

export { scenarios };

const user = (login: string, role: User['role'], displayName: string): Omit<User, 'id'> => ({
  login,
  role,
  displayName,
  email: `${login}@example.com`,
});

/** The users of every scenario; all have the same password. */
export const seededUsers: readonly Omit<User, 'id'>[] = [
  user('admin', 'administrator', 'Alex Admin'),
  user('admin2', 'administrator', 'Avery Admin'),
  user('editor', 'editor', 'Eddie Editor'),
  user('author', 'author', 'Aude Author'),
  user('contributor', 'contributor', 'Connie Contributor'),
  user('subscriber', 'subscriber', 'Sam Subscriber'),
];

export interface Creation {
  readonly now: number;
  /** Generated when omitted. */
  readonly password?: string;
  /** Work factor of the password hashes; lower in tests. */
  readonly cost?: number;
}

/** Returns the name of the scenario a database was seeded with; undefined if it is empty. */
export const getScenario = (db: Database): string | undefined => readOption(db, 'scenario', v.optional(v.string()), undefined);

function seedUsers(db: Database, password: string, { now, cost }: Creation): void {
  seededUsers.forEach((each) => createUser(db, each, hashPassword(password, cost), now));
}

function fill(db: Database, scenario: Scenario, now: number): void {
  seedSite(db, scenario, now);
  registerSeededSite(db, now);
}

/**
 * Seeds an empty database with a scenario, in one transaction.
 *
 * @returns The password of all its users, which is stored only as hashes.
 */
export function createSite(db: Database, scenario: Scenario, creation: Creation): { password: string } {
  const password = creation.password ?? randomBytes(9).toString('base64url');
  db.atomically(() => {
    seedUsers(db, password, creation);
    fill(db, scenario, creation.now);
  });
  return { password };
}

/**
 * Replaces the site's data by another scenario, in one transaction. Users, sessions and nonces are kept, so that open pages only need a
 * reload.
 */
export function switchScenario(db: Database, scenario: Scenario, now: number): void {
  db.atomically(() => {
    emptySite(db);
    fill(db, scenario, now);
  });
}
