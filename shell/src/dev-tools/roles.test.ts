import { permissionNames } from '@site-admin/contracts';
import { mockRoleNames, mockRoles, type MockRoleName } from './roles';

const getAllowed = (role: MockRoleName) => permissionNames.filter((name) => mockRoles[role].permissions[name]);

test('SHELL-116 the master and the secondary admin have all permissions, and only the first is the master', () => {
  expect(getAllowed('admin_master')).toEqual(permissionNames);
  expect(mockRoles.admin_master.isMaster).toBe(true);
  expect(getAllowed('admin_secondary')).toEqual(permissionNames);
  expect(mockRoles.admin_secondary.isMaster).toBe(false);
});

test.each([
  ['editor', ['admin_page', 'edit_posts', 'publish_posts']],
  ['author', ['admin_page', 'edit_posts', 'publish_posts']],
  ['contributor', ['admin_page', 'edit_posts']],
] as const)('SHELL-116 the %s can write, but neither manage nor connect', (role, allowed) => {
  expect(getAllowed(role)).toEqual(allowed);
  expect(getAllowed(role).filter((name) => /manage|connect|network/.test(name))).toEqual([]);
  expect(mockRoles[role].isMaster).toBe(false);
});

test('SHELL-116 the subscriber may only open the page', () => {
  expect(getAllowed('subscriber')).toEqual(['admin_page']);
  expect(mockRoles.subscriber.isMaster).toBe(false);
});

test('SHELL-116 every role defines every permission, so that none of the real user remains', () => {
  for (const role of mockRoleNames) expect(Object.keys(mockRoles[role].permissions).sort()).toEqual([...permissionNames].sort());
});
