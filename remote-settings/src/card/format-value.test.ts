import { formatValue } from './format-value';

test.each([
  [true, 'On'],
  [false, 'Off'],
  [10, '10'],
  ['', 'Empty'],
  [undefined, 'Empty'],
  [null, 'Empty'],
  [[], 'Empty'],
  ['Say <b>hi</b>', 'Say <b>hi</b>'],
  ['dark', 'Dark & moody'],
  [['administrator', 'editor'], 'administrator, editor'],
  [
    [
      { type: 'token', value: 'site_name' },
      { type: 'string', value: ' | News' },
    ],
    '[site_name] | News',
  ],
  [{ posts: [{ type: 'token', value: 'post_title' }], pages: '' }, 'posts: [post_title]\npages: Empty'],
])('%j is shown as "%s"', (value, text) => {
  expect(formatValue(value, { dark: 'Dark & moody' })).toBe(text);
});
