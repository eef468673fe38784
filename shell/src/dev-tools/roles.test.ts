import { permissionNames } from '@site-admin/contracts';
import { mockRoleNames, mockRoles, type MockRoleName } from './roles';

const allowedTo = (role: MockRoleName) => permissionNames.filter((name) => mockRoles[role].permissions[name]);

test('SHELL-116 the master may do everything, and so may a secondary admin, but without being the master', () => {
  expect(allowedTo('admin_master')).toEqual(permissionNames);
  expect(mockRoles.admin_master.isMaster).toBe(true);
  expect(allowedTo('admin_secondary')).toEqual(permissionNames);
  expect(mockRoles.admin_secondary.isMaster).toBe(false);
});

test.each([
  ['editor', ['admin_page', 'edit_posts', 'publish_posts']],
  ['author', ['admin_page', 'edit_posts', 'publish_posts']],
  ['contributor', ['admin_page', 'edit_posts']],
] as const)('SHELL-116 the %s writes, but neither manages nor connects', (role, allowed) => {
  expect(allowedTo(role)).toEqual(allowed);
  expect(allowedTo(role).filter((name) => /manage|connect|network/.test(name))).toEqual([]);
  expect(mockRoles[role].isMaster).toBe(false);
});

test('SHELL-116 the subscriber may open the page, and nothing more', () => {
  expect(allowedTo('subscriber')).toEqual(['admin_page']);
  expect(mockRoles.subscriber.isMaster).toBe(false);
});

test('SHELL-116 every role says yes or no to every permission, so that nothing of the real user remains', () => {
  for (const role of mockRoleNames) expect(Object.keys(mockRoles[role].permissions).sort()).toEqual([...permissionNames].sort());
});
