import { follow, openNavigation, question, settle } from './testing/open-navigation';

test('a link asks first, and "stay" keeps address and screen', async () => {
  const { navigation, asked } = openNavigation('#/discussion');
  navigation.guard({ question, isDirty: () => true });
  await follow('#/dashboard');
  expect(asked).toEqual([question]);
  expect(navigation.location.current.path).toBe('/discussion');
  expect(window.location.hash).toBe('#/discussion');
});

test('after "leave" the link is followed once and the guard is notified', async () => {
  const { navigation, asked, replies } = openNavigation('#/discussion');
  const onLeave = jest.fn();
  // A guard that is still dirty must not ask twice.
  navigation.guard({ question, isDirty: () => true, onLeave });
  replies.push(true);
  await follow('#/dashboard');
  await settle();
  expect(navigation.location.current.path).toBe('/dashboard');
  expect(window.location.hash).toBe('#/dashboard');
  expect(asked).toHaveLength(1);
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('back asks too: staying keeps the entry, leaving goes back', async () => {
  const { navigation, asked, replies } = openNavigation('#/dashboard');
  navigation.navigate('/discussion');
  navigation.guard({ question, isDirty: () => true });
  window.history.back();
  await settle();
  await settle();
  expect(asked).toHaveLength(1);
  expect(window.location.hash).toBe('#/discussion');
  replies.push(true);
  window.history.back();
  await settle();
  await settle();
  expect(asked).toHaveLength(2);
  expect(window.location.hash).toBe('#/dashboard');
  expect(navigation.location.current.path).toBe('/dashboard');
});

test('a change of only the query, a clean guard and a removed guard do not ask', async () => {
  const { navigation, asked } = openNavigation('#/discussion');
  const remove = navigation.guard({ question, isDirty: () => true });
  navigation.navigate('/discussion?term=x');
  expect(navigation.location.current.query).toBe('term=x');
  remove();
  navigation.guard({ question, isDirty: () => false });
  navigation.navigate('/dashboard');
  expect(navigation.location.current.path).toBe('/dashboard');
  expect(asked).toEqual([]);
});

test('the browser asks before the page is closed, only while there is unsaved work', () => {
  const { navigation } = openNavigation('#/discussion');
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(true);
  let dirty = true;
  const remove = navigation.guard({ question, isDirty: () => dirty });
  expect(unload()).toBe(false);
  dirty = false;
  expect(unload()).toBe(true);
  dirty = true;
  remove();
  expect(unload()).toBe(true);
});

test('leaving for another address asks once: the browser does not ask again', async () => {
  const { navigation, asked, replies, left } = openNavigation('#/discussion');
  navigation.guard({ question, isDirty: () => true });
  navigation.assign('https://example.org/');
  await settle();
  expect(left).toEqual([]);
  replies.push(true);
  navigation.assign('https://example.org/');
  await settle();
  expect(left).toEqual(['https://example.org/']);
  expect(asked).toHaveLength(2);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('going back several entries asks too: staying keeps every entry, leaving goes to the target', async () => {
  const { navigation, asked, replies } = openNavigation('#/dashboard');
  navigation.navigate('/my-plan');
  navigation.navigate('/recommendations');
  navigation.navigate('/discussion');
  let isDirty = true;
  navigation.guard({ question, isDirty: () => isDirty, onLeave: () => (isDirty = false) });
  window.history.go(-3);
  await settle();
  await settle();
  expect(asked).toHaveLength(1);
  expect(window.location.hash).toBe('#/discussion');
  replies.push(true);
  window.history.go(-3);
  await settle();
  await settle();
  expect(asked).toHaveLength(2);
  expect(window.location.hash).toBe('#/dashboard');
  expect(navigation.location.current.path).toBe('/dashboard');
  window.history.go(2);
  await settle();
  expect(navigation.location.current.path).toBe('/recommendations');
});

test('going forward several entries asks too', async () => {
  const { navigation, asked, replies } = openNavigation('#/discussion');
  navigation.navigate('/my-plan');
  navigation.navigate('/dashboard');
  window.history.go(-2);
  await settle();
  expect(navigation.location.current.path).toBe('/discussion');
  navigation.guard({ question, isDirty: () => true });
  replies.push(false, true);
  window.history.go(2);
  await settle();
  await settle();
  expect(window.location.hash).toBe('#/discussion');
  window.history.go(2);
  await settle();
  await settle();
  expect(asked).toHaveLength(2);
  expect(window.location.hash).toBe('#/dashboard');
});

test('a page that stays open, or returns from the back-forward cache, asks again for later unsaved work', async () => {
  const { navigation, asked, replies } = openNavigation('#/discussion');
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  navigation.guard({ question, isDirty: () => true });
  replies.push(true);
  navigation.assign('https://example.org/file.zip');
  await settle();
  expect(unload()).toBe(true);
  expect(unload()).toBe(false);
  await follow('#/dashboard');
  expect(asked).toHaveLength(2);
  expect(window.location.hash).toBe('#/discussion');
});

test('leaving without unsaved work does not disable later guards', async () => {
  const { navigation, asked } = openNavigation('#/discussion');
  navigation.assign('https://example.org/');
  await settle();
  navigation.guard({ question, isDirty: () => true });
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await follow('#/dashboard');
  expect(asked).toEqual([question]);
});

test('the page is left once pending writes are saved', async () => {
  let save = () => {};
  const saving = new Promise<void>((resolve) => (save = resolve));
  const { navigation, left } = openNavigation('#/discussion', () => saving);
  navigation.assign('https://example.org/');
  await settle();
  expect(left).toEqual([]);
  save();
  await settle();
  expect(left).toEqual(['https://example.org/']);
});

test('unlessUnsaved asks before a change that would lose unsaved work', async () => {
  const { navigation, asked, replies } = openNavigation('#/discussion');
  const change = jest.fn();
  expect(navigation.hasUnsaved()).toBe(false);
  await expect(navigation.unlessUnsaved(change)).resolves.toBe(true);
  expect(change).toHaveBeenCalledTimes(1);
  const onLeave = jest.fn();
  navigation.guard({ question, isDirty: () => true, onLeave });
  expect(navigation.hasUnsaved()).toBe(true);
  await expect(navigation.unlessUnsaved(change)).resolves.toBe(false);
  expect(change).toHaveBeenCalledTimes(1);
  replies.push(true);
  await expect(navigation.unlessUnsaved(change)).resolves.toBe(true);
  expect(asked).toEqual([question, question]);
  expect(change).toHaveBeenCalledTimes(2);
  expect(onLeave).toHaveBeenCalledTimes(1);
});
