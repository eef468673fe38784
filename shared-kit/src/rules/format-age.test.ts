import { formatAge } from './format-age';

const at = Date.UTC(2026, 10, 20, 12);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each<[number, string]>([
  [-hour, 'now'],
  [0, 'now'],
  [59 * second, 'now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [2 * hour, '2 hours ago'],
  [day, 'yesterday'],
  [3 * day, '3 days ago'],
  [40 * day, 'last month'],
  [800 * day, '2 years ago'],
])('a time %d ms ago reads "%s"', (age, text) => {
  expect(formatAge(at, at + age, 'en_US')).toBe(text);
});

test('an age is in the language of the page', () => {
  expect(formatAge(at, at + 2 * hour, 'de_DE')).toBe('vor 2 Stunden');
});
