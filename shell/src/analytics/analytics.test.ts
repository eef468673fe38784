import { createAnalytics } from './analytics';

afterEach(() => {
  delete window._tkq;
});

test('events of the two products go into the queue, others nowhere', () => {
  const analytics = createAnalytics(window, { blogid: 7, userid: 3, username: 'ann' });
  analytics.record('jetpack_nav_click', { target: 'logo' });
  analytics.record('akismet_seen');
  analytics.record('other_event');
  expect(window._tkq).toEqual([
    ['identifyUser', 3, 'ann'],
    ['recordEvent', 'jetpack_nav_click', { target: 'logo', blog_id: 7 }],
    ['recordEvent', 'akismet_seen', { blog_id: 7 }],
  ]);
});

test('a broken queue is never in the way', () => {
  window._tkq = {
    push() {
      throw new Error('blocked');
    },
  };
  expect(() => createAnalytics(window, null).record('jetpack_x')).not.toThrow();
});
