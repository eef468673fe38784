import { follow, openNavigation, settle } from './testing/open-navigation';

test('SHELL-001 links, back and forward change the location without a page load', async () => {
  const { navigation } = openNavigation();
  await follow('#/settings?term=cdn');
  expect(navigation.location.current).toEqual({ path: '/settings', query: 'term=cdn' });
  window.history.back();
  await settle();
  expect(navigation.location.current).toEqual({ path: '/dashboard', query: '' });
  window.history.forward();
  await settle();
  expect(navigation.location.current.path).toBe('/settings');
});

test('navigating adds a history entry, replacing adds none', () => {
  const { navigation } = openNavigation();
  const before = window.history.length;
  navigation.navigate('/my-plan');
  expect(window.location.hash).toBe('#/my-plan');
  expect(window.history.length).toBe(before + 1);
  navigation.navigate('/settings', { replace: true });
  expect(window.location.hash).toBe('#/settings');
  expect(window.history.length).toBe(before + 1);
});

test('SHELL-015 a skip link changes neither location nor screen, and notifies no subscriber', async () => {
  const { navigation } = openNavigation('#/discussion');
  const paths: string[] = [];
  navigation.location.changes.subscribe(({ path }) => paths.push(path));
  await follow('#wpbody-content');
  await follow('#/wp-toolbar');
  expect(navigation.location.current.path).toBe('/discussion');
  expect(paths).toEqual(['/discussion']);
});
