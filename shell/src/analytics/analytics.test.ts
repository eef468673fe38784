import { createAnalytics } from './analytics';

const ann = { blogid: 7, userid: 3, username: 'ann' };

afterEach(() => {
  delete window._tkq;
});

test('API-012 events of the two products go into the queue behind who they are of, others nowhere', () => {
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

test('API-012 until it is known whether the person opted out, what happens waits and reaches no queue', () => {
  const analytics = createAnalytics(window, ann);
  analytics.record('jetpack_early');
  expect(window._tkq).toBeUndefined();
  analytics.allow(true);
  expect(window._tkq).toEqual([
    ['identifyUser', 3, 'ann'],
    ['recordEvent', 'jetpack_early', { blog_id: 7 }],
  ]);
});

test('API-012 who opted out is not recorded: neither what waited nor what comes', () => {
  const analytics = createAnalytics(window, ann);
  analytics.record('jetpack_early');
  analytics.allow(false);
  analytics.record('jetpack_late');
  expect(window._tkq).toBeUndefined();
});

test('API-012 opting out takes back what no script has sent yet, and leaves what others put there', () => {
  const analytics = createAnalytics(window, ann);
  const theirs = ['recordEvent', 'another_plugin', {}];
  analytics.allow(true);
  analytics.record('jetpack_seen');
  window._tkq?.push(theirs);
  analytics.allow(undefined);
  analytics.record('jetpack_between');
  analytics.allow(false);
  expect(window._tkq).toEqual([theirs]);
  analytics.allow(true);
  analytics.record('jetpack_again');
  expect(window._tkq).toEqual([theirs, ['identifyUser', 3, 'ann'], ['recordEvent', 'jetpack_again', { blog_id: 7 }]]);
});

test('API-012 without a linked account nothing is ever recorded', () => {
  const analytics = createAnalytics(window, null);
  analytics.allow(true);
  analytics.record('jetpack_seen');
  expect(window._tkq).toBeUndefined();
});

test('neither a script that never comes nor a word that never does makes the queue grow without end', () => {
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

test('a broken queue is never in the way', () => {
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
