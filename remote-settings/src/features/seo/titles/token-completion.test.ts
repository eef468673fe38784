import { findTypedToken, insertToken, matchTokens } from './token-completion';

test.each([
  ['', 0, undefined],
  ['abc', 3, undefined],
  ['[', 0, undefined],
  ['[', 1, { start: 0, text: '' }],
  ['a [Si', 5, { start: 2, text: 'si' }],
  ['a [si] b', 8, undefined],
  ['[x] [po', 7, { start: 4, text: 'po' }],
  ['[a | b', 6, undefined],
])('what is typed in %j at %i', (text, caret, typed) => {
  expect(findTypedToken(text, caret)).toEqual(typed);
});

test('tokens match by name and by label', () => {
  const labels = { site_name: 'Site title', tagline: 'Tagline' };
  expect(matchTokens(['site_name', 'tagline'], labels, '')).toEqual(['site_name', 'tagline']);
  expect(matchTokens(['site_name', 'tagline'], labels, 'site t')).toEqual(['site_name']);
  expect(matchTokens(['site_name', 'tagline'], labels, 'x')).toEqual([]);
});

test('a token replaces what was typed, with its closing bracket', () => {
  expect(insertToken('a [si] b', 'site_name', 2, 5)).toEqual({ text: 'a [site_name] b', caret: 13 });
  expect(insertToken('ab', 'tagline', 1, 1)).toEqual({ text: 'a[tagline]b', caret: 10 });
});
