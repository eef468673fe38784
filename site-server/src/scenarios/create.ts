import { randomBytes } from 'node:crypto';
import { saveOfflineReasons, saveRegistration } from '../connection/state';
import { linkAccount } from '../db/accounts';
import { addLicense } from '../db/licenses';
import { saveModuleOption, setModuleActive } from '../db/modules';
import type { Database } from '../db/open';
import { readOption, writeOption } from '../db/options';
import { addPlugin } from '../db/plugins';
import { createUser, findUserByLogin, type User } from '../db/users';
import { recordVisits } from '../db/visits';
import { defaultModules } from '../modules/state';
import { hashPassword } from '../session/password';
import * as v from 'valibot';
import { connected } from './connected';
import { offline } from './offline';
import { blogId, ownerAccount, type Scenario, type SeededLicense } from './scenario';
import { unconnected } from './unconnected';
import { visitsUpTo } from './visits';

/** Every kind of site there is, by name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  [connected, unconnected, offline].map((scenario) => [scenario.name, scenario]),
);

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
  /** Made up when left out. */
  readonly password?: string;
  /** Work factor of the password hashes; lower in tests. */
  readonly cost?: number;
}

/** The name of the scenario a database holds; undefined while it is empty. */
export const scenarioOf = (db: Database): string | undefined => readOption(db, 'scenario', v.optional(v.string()), undefined);

function seedUsers(db: Database, password: string, { now, cost }: Creation): void {
  seededUsers.forEach((each) => createUser(db, each, hashPassword(password, cost), now));
}

function seedConnection(db: Database, { registered, owner, offline: reasons }: Scenario): void {
  const ownedBy = owner === undefined ? undefined : findUserByLogin(db, owner);
  saveRegistration(db, { registered, blogId: registered ? blogId : null, ownerId: ownedBy?.id ?? null });
  if (ownedBy) linkAccount(db, { ...ownerAccount, userId: ownedBy.id });
  saveOfflineReasons(db, { constant: false, url: false, filter: false, wpLocalConstant: false, ...reasons });
}

function seedLicense(db: Database, { key, productSlug, state }: SeededLicense, index: number, now: number): void {
  const dayMs = 24 * 60 * 60 * 1000;
  addLicense(db, {
    id: 1000 + index,
    key,
    productSlug,
    ownerAccount: null,
    issuedAt: now - 30 * dayMs,
    attachedAt: state === 'used' ? now - 14 * dayMs : null,
    attachedBlog: state === 'used' ? blogId + 1 : null,
    revokedAt: state === 'revoked' ? now - 7 * dayMs : null,
  });
}

function seedContent(db: Database, scenario: Scenario, now: number): void {
  const modules = scenario.modules === 'default' ? defaultModules(true, scenario.owner !== undefined) : scenario.modules;
  modules.forEach((slug) => setModuleActive(db, slug, true, now));
  Object.entries(scenario.options).forEach(([name, value]) => saveModuleOption(db, name, value));
  Object.entries(scenario.values).forEach(([name, value]) => writeOption(db, name, value));
  addPlugin(db, { file: 'jetpack/jetpack.php', slug: 'jetpack', version: '11.6.1', active: true }, '');
  addPlugin(db, { file: 'akismet/akismet.php', slug: 'akismet', version: '5.0.2', active: false }, '');
  scenario.licenses.forEach((license, index) => seedLicense(db, license, index, now));
  writeOption(db, 'has_visitors', scenario.daysOfVisits > 0);
  if (scenario.daysOfVisits > 0) recordVisits(db, visitsUpTo(now, scenario.daysOfVisits));
}

/**
 * Fills an empty database with a scenario, all or nothing.
 *
 * @returns the password of all its users, which is stored nowhere.
 */
export function createSite(db: Database, scenario: Scenario, creation: Creation): { password: string } {
  const password = creation.password ?? randomBytes(9).toString('base64url');
  db.atomically(() => {
    seedUsers(db, password, creation);
    seedConnection(db, scenario);
    writeOption(db, 'site_title', 'My Site');
    writeOption(db, 'site_description', 'Just another site');
    writeOption(db, 'created_at', creation.now);
    seedContent(db, scenario, creation.now);
    writeOption(db, 'scenario', scenario.name);
  });
  return { password };
}
