import { initialStateFor } from '@site-admin/contracts/testing';
import { getTerm, includesTerm, isModuleFound } from './find';

const { getModules: modules } = initialStateFor({});

test('a module is found by the texts of the site about it, in any case; one the site does not have is not', () => {
  expect(isModuleFound(modules['markdown'], 'MarkDown')).toBe(true);
  expect(isModuleFound(modules['markdown'], 'zzzz')).toBe(false);
  expect(isModuleFound(undefined, '')).toBe(false);
});

test('a word is found by a part of it', () => {
  expect(includesTerm(['Terms of service'], 'OF SERV')).toBe(true);
  expect(includesTerm(['gdpr', 'tos'], 'gdprtos')).toBe(false);
});

test('the term of an address is decoded and trimmed', () => {
  expect(getTerm('term=related%20posts')).toBe('related posts');
  expect(getTerm('term=+')).toBe('');
  expect(getTerm('')).toBe('');
});
