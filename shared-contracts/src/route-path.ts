/**
 * Returns whether a declared path matches a location path. `:name` matches one segment, a closing `/*` everything below.
 *
 * @example matchesPath('/product/:slug', '/product/backup') // true
 */
export function matchesPath(declared: string, path: string): boolean {
  const wanted = declared.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''));
}
