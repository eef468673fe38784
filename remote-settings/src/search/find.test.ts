import { initialStateFor } from '@site-admin/contracts/testing';
import { getTerm, includesTerm, isModuleFound } from './find';

const { getModules: modules } = initialStateFor({});

test('a module is found by the texts of the site about it, in any case; one the site does not have is not', () => {
  expect(isModuleFound(modules['markdown'], 'MarkDown')).toBe(true);
  expect(isModuleFound(modules['markdown'], 'zzzz')).toBe(false);
  expect(isModuleFound(undefined, '')).toBe(false);
});

test.each([
  [['Terms of service'], 'OF SERV', true],
  [['gdpr', 'tos'], 'gdprtos', false],
  [['Loads images later'], 'ads', false],
  [['Header ads'], 'ads', true],
  [['Anti-spam'], 'spam', true],
  [['https://example.org/support/ads/'], 'ads', true],
  [['Über'], 'über', true],
  [['Cafés'], 's', false],
  [['ページの検索'], '検索', true],
  [['C++ and a.c'], '.C', true],
])('words of %j start with "%s": %s', (texts, term, expected) => {
  expect(includesTerm(texts, term)).toBe(expected);
});

test('the term of an address is decoded and trimmed', () => {
  expect(getTerm('term=related%20posts')).toBe('related posts');
  expect(getTerm('term=+')).toBe('');
  expect(getTerm('')).toBe('');
});
