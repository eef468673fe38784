import { createAnalytics } from './analytics';

const ann = { blogid: 7, userid: 3, username: 'ann' };

afterEach(() => {
  delete window._tkq;
});

test('API-012 events of the two products are queued after the user is identified; others are dropped', () => {
  const analytics = createAnalytics(window, ann);
  analytics.allow(true);
  analytics.record('jetpack_nav_click', { target: 'logo' });
  analytics.record('akismet_seen');
  analytics.record('other_event');
  expect(window._tkq).toEqual([
    ['identifyUser', 3, 'ann'],
    ['recordEvent', 'jetpack_nav_click', { target: 'logo', blog_id: 7 }],
    ['recordEvent', 'akismet_seen', { blog_id: 7 }],
  ]);
});

test('API-012 events are kept out of the queue until the consent is known', () => {
  const analytics = createAnalytics(window, ann);
  analytics.record('jetpack_early');
  expect(window._tkq).toBeUndefined();
  analytics.allow(true);
  expect(window._tkq).toEqual([
    ['identifyUser', 3, 'ann'],
    ['recordEvent', 'jetpack_early', { blog_id: 7 }],
  ]);
});

test('API-012 after an opt-out neither pending nor later events are recorded', () => {
  const analytics = createAnalytics(window, ann);
  analytics.record('jetpack_early');
  analytics.allow(false);
  analytics.record('jetpack_late');
  expect(window._tkq).toBeUndefined();
});

test('API-012 opting out removes unsent events from the queue, except those of other scripts', () => {
  const analytics = createAnalytics(window, ann);
  const foreign = ['recordEvent', 'another_plugin', {}];
  analytics.allow(true);
  analytics.record('jetpack_seen');
  window._tkq?.push(foreign);
  analytics.allow(undefined);
  analytics.record('jetpack_between');
  analytics.allow(false);
  expect(window._tkq).toEqual([foreign]);
  analytics.allow(true);
  analytics.record('jetpack_again');
  expect(window._tkq).toEqual([foreign, ['identifyUser', 3, 'ann'], ['recordEvent', 'jetpack_again', { blog_id: 7 }]]);
});

test('API-012 without a linked account nothing is recorded', () => {
  const analytics = createAnalytics(window, null);
  analytics.allow(true);
  analytics.record('jetpack_seen');
  expect(window._tkq).toBeUndefined();
});

test('the queue is limited while the script is not loaded or the consent is not known', () => {
  const analytics = createAnalytics(window, ann);
  const recordMany = () => Array.from({ length: 500 }, (_, at) => analytics.record('jetpack_seen', { at }));
  recordMany();
  const sent: unknown[] = [];
  window._tkq = { push: (entry) => sent.push(entry) };
  analytics.allow(true);
  expect(sent).toHaveLength(101);
  window._tkq = [];
  recordMany();
  expect(window._tkq).toHaveLength(100);
});

test('errors of the queue are ignored', () => {
  window._tkq = {
    push() {
      throw new Error('blocked');
    },
  };
  const analytics = createAnalytics(window, ann);
  analytics.allow(true);
  expect(() => analytics.record('jetpack_x')).not.toThrow();
  Object.defineProperty(window, '_tkq', { get: () => Object.freeze([]), configurable: true });
  expect(() => analytics.record('jetpack_x')).not.toThrow();
});
