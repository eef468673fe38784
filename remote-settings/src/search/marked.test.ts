import { splitByTerm } from './marked';

test.each([
  ['Related posts', 'POST', ['Related ', 'post', 's']],
  ['Likes and likes', 'like', ['', 'Like', 's and ', 'like', 's']],
  ['Related posts', '', ['Related posts']],
  ['Related posts', 'zzz', ['Related posts']],
  ['aaa', 'aa', ['', 'aa', 'a']],
  ['İstanbul posts', 'posts', ['İstanbul ', 'posts', '']],
  ['Loads ads', 'ads', ['Loads ', 'ads', '']],
  ['Anti-spam', 'spam', ['Anti-', 'spam', '']],
  ['サイトの検索', '検索', ['サイトの', '検索', '']],
  ['a 😀 [x]', '[x', ['a 😀 ', '[x', ']']],
  ['a.c abc', 'a.c', ['', 'a.c', ' abc']],
])('"%s" by "%s"', (text, term, parts) => {
  expect(splitByTerm(text, term)).toEqual(parts);
});
