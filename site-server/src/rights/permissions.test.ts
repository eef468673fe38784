import { linkAccount } from '../db/accounts';
import { findUserByLogin } from '../db/users';
import { testSite, type TestSite } from '../testing/site';
import { getPermissions, getVisitor, holds } from './permissions';

let site: TestSite;
afterEach(() => site.close());

const yes = true;
const no = false;

interface Row {
  readonly login: string;
  readonly online: Record<string, boolean>;
  readonly offline: Record<string, boolean>;
}

const noUser = { network_admin: no, network_sites_page: no };
const manager = { ...noUser, connect: yes, disconnect: yes, manage_modules: yes, manage_options: yes, manage_plugins: yes };
const others = {
  ...noUser,
  connect: no,
  disconnect: no,
  manage_modules: no,
  manage_options: no,
  manage_plugins: no,
  view_stats: no,
};
const online = { admin_page: yes, connect_user: yes };
const offline = { admin_page: no, connect_user: no };

/** The table of initial-state.md, section 3.2. */
const rows: readonly Row[] = [
  {
    login: 'admin',
    online: { ...manager, ...online, edit_posts: yes, publish_posts: yes, view_stats: yes },
    offline: { ...manager, ...offline, admin_page: yes, connect: no, edit_posts: yes, publish_posts: yes, view_stats: yes },
  },
  {
    login: 'editor',
    online: { ...others, ...online, edit_posts: yes, publish_posts: yes },
    offline: { ...others, ...offline, edit_posts: yes, publish_posts: yes },
  },
  {
    login: 'author',
    online: { ...others, ...online, edit_posts: yes, publish_posts: yes },
    offline: { ...others, ...offline, edit_posts: yes, publish_posts: yes },
  },
  {
    login: 'contributor',
    online: { ...others, ...online, edit_posts: yes, publish_posts: no },
    offline: { ...others, ...offline, edit_posts: yes, publish_posts: no },
  },
  {
    login: 'subscriber',
    online: { ...others, ...online, edit_posts: no, publish_posts: no },
    offline: { ...others, ...offline, edit_posts: no, publish_posts: no },
  },
];

const permissions = (login: string) => getPermissions(getVisitor(site, findUserByLogin(site.db, login)));

test.each(rows)('ROLE-010 $login has the permissions of the role online', async ({ login, online: expected }) => {
  site = await testSite();
  expect(permissions(login)).toEqual(expected);
});

test.each(rows)('ROLE-010 $login has the permissions of the role offline', async ({ login, offline: expected }) => {
  site = await testSite({ scenario: 'offline' });
  expect(permissions(login)).toEqual(expected);
});

test.each<[string, readonly string[] | undefined, boolean[]]>([
  ['every administrator', undefined, [true, true, false, false]],
  ['those that are named, if they are administrators', ['admin2', 'editor'], [false, true, false, false]],
])('the right to operate the remotes is held by %s', async (_users, operators, expected) => {
  site = await testSite();
  const holders = ['admin', 'admin2', 'editor', 'nobody'].map((login) =>
    getVisitor({ db: site.db, ...(operators && { operators }) }, findUserByLogin(site.db, login)),
  );
  expect(holders.map((visitor) => holds(visitor, 'operate'))).toEqual(expected);
});

test('ROLE-010 without an owner only administrators may link an account', async () => {
  site = await testSite({ scenario: 'unconnected' });
  expect(rows.map(({ login }) => permissions(login).connect_user)).toEqual([true, false, false, false, false]);
});

test('ROLE-010 the settings choose the roles that see statistics', async () => {
  site = await testSite();
  await site.as('admin').post('settings', { roles: ['administrator', 'author'] });
  expect(rows.map(({ login }) => permissions(login).view_stats)).toEqual([true, false, true, false, false]);
});

test('a linked account does not change the permissions of a role', async () => {
  site = await testSite();
  const before = permissions('editor');
  linkAccount(site.db, {
    userId: findUserByLogin(site.db, 'editor')?.id ?? 0,
    id: 9,
    login: 'e',
    email: 'e@example.com',
    displayName: 'E',
    siteCount: 1,
  });
  expect(permissions('editor')).toEqual(before);
});
