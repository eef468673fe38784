import { initialStateFor } from '@site-admin/contracts/testing';
import { tabModules } from '../navigation/tabs';
import { isFound, isPrivacyFound, termOf } from './find';

const { getModules: modules } = initialStateFor({});

test('a module is found by its slug, in any case, and everything is found without a term', () => {
  expect(isFound(modules, 'markdown', 'MarkDown')).toBe(true);
  expect(isFound(modules, 'comments', '')).toBe(true);
  expect(isFound(modules, 'markdown', 'zzzz')).toBe(false);
});

test('a module the site does not have is never found', () => {
  expect(isFound({}, 'markdown', '')).toBe(false);
});

test.each(['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'])('SET-005 privacy is found by %s', (term) => {
  expect(isPrivacyFound(term)).toBe(true);
  expect(isPrivacyFound('markdown')).toBe(false);
});

test.each(['photon', 'videopress', 'lazy-images', 'photon-cdn', 'search'])(
  'SET-006 Performance has something to show with %s alone',
  (slug) => {
    const alone = { [slug]: modules[slug]! };
    expect(tabModules.performance.some((name) => isFound(alone, name, ''))).toBe(true);
    expect(tabModules.performance.some((name) => isFound({ comments: modules['comments']! }, name, ''))).toBe(false);
  },
);

test('the term of an address is decoded and trimmed', () => {
  expect(termOf('term=related%20posts')).toBe('related posts');
  expect(termOf('term=+')).toBe('');
  expect(termOf('')).toBe('');
});
