import { switchRole, switchViewer } from './role-list';

test.each<[readonly string[], string, boolean, string[]]>([
  [[], 'author', true, ['author']],
  [['author'], 'editor', true, ['author', 'editor']],
  [['author', 'editor'], 'author', false, ['editor']],
  [['author'], 'author', true, ['author']],
  [['author'], 'editor', false, ['author']],
])('SET-091 %j, %s switched on: %s, is saved as %j', (list, role, isOn, saved) => {
  expect(switchRole(list, role, isOn)).toEqual(saved);
});

test.each<[readonly string[], string, boolean, string[]]>([
  [['administrator'], 'editor', true, ['administrator', 'editor']],
  [['administrator', 'editor'], 'editor', false, ['administrator']],
  [[], 'editor', true, ['administrator', 'editor']],
  [['administrator'], 'administrator', false, ['administrator']],
])('SET-092 %j, %s switched on: %s, is saved as %j with the administrator', (list, role, isOn, saved) => {
  expect(switchViewer(list, role, isOn)).toEqual(saved);
});
