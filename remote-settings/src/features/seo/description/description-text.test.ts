import { countCharacters, getDescriptionLevel, toDescription } from './description-text';

test.each([
  [0, 'ok'],
  [1, 'ok'],
  [159, 'ok'],
  [160, 'long'],
  [299, 'long'],
  [300, 'maximum'],
  [301, 'maximum'],
])('SET-076 %i characters: %s', (length, level) => {
  expect(getDescriptionLevel(length)).toBe(level);
});

test('SET-076 an emoji of four bytes is one character, and is never split', () => {
  const text = toDescription('😀'.repeat(301));
  expect(countCharacters(text)).toBe(300);
  expect(text).toBe('😀'.repeat(300));
});

test('pasted tabs and line breaks become blanks', () => {
  expect(toDescription('a\t\tb\r\nc')).toBe('a b c');
});
