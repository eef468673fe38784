import { matchesPath } from './route-path';

test.each([
  ['/my-plan', '/my-plan', true],
  ['/my-plan', '/my-plan/more', false],
  ['/product/:slug', '/product/backup', true],
  ['/product/:slug', '/product/', false],
  ['/product/:slug', '/product/backup/more', false],
  ['/recommendations/*', '/recommendations', true],
  ['/recommendations/*', '/recommendations/a/b', true],
  ['/recommendations/*', '/recommendationsx', false],
])('%s matches %s: %s', (declared, path, expected) => {
  expect(matchesPath(declared, path)).toBe(expected);
});
