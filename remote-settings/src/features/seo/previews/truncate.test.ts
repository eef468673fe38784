import { limits, stripTags, toBreadcrumb, truncate } from './truncate';
import { getPreviewIcon } from './site-icon';

const words = (count: number, length = 9) => Array.from({ length: count }, () => 'w'.repeat(length)).join(' ');

describe('SET-083 search results', () => {
  test('a title of 63 characters is displayed in full', () => {
    expect(truncate('t'.repeat(63), limits.searchTitle)).toBe('t'.repeat(63));
  });
  test('a longer one is cut at the last blank between 23 and 73', () => {
    expect(truncate(words(10), limits.searchTitle)).toBe(`${words(7)}…`);
    expect(truncate(`${'t'.repeat(30)} ${'t'.repeat(60)}`, limits.searchTitle)).toBe(`${'t'.repeat(30)}…`);
  });
  test('without a blank there, it is cut at 63', () => {
    expect(truncate(`ab ${'t'.repeat(80)}`, limits.searchTitle)).toBe(`ab ${'t'.repeat(60)}…`);
  });
  test('a description of 160 characters is displayed in full, a longer one is cut between 80 and 170', () => {
    expect(truncate('d'.repeat(160), limits.searchDescription)).toBe('d'.repeat(160));
    expect(truncate('d'.repeat(161), limits.searchDescription)).toBe(`${'d'.repeat(160)}…`);
    expect(truncate(words(20), limits.searchDescription)).toBe(`${words(17)}…`);
  });
  test('an address has chevrons for slashes, and 68 characters', () => {
    expect(toBreadcrumb('https://example.org/blog/')).toBe('example.org › blog');
    expect(toBreadcrumb(`https://${'a'.repeat(80)}`)).toBe('a'.repeat(68));
  });
});

test.each([
  ['searchTitle', 63, 23, 73],
  ['searchDescription', 160, 80, 170],
] as const)('SET-083 %s, longer than %i, is cut at a blank after %i and before %i only', (name, length, from, to) => {
  const getLength = (blank: number) => truncate(`${'t'.repeat(blank)} ${'t'.repeat(200)}`, limits[name]).length - 1;
  expect([from, from + 1, to - 1, to].map(getLength)).toEqual([length, from + 1, to - 1, length]);
});

test.each([
  ['socialTitle', 80],
  ['socialDescription', 200],
  ['microblogDescription', 200],
] as const)('SET-084 %s is cut at %i', (name, length) => {
  expect(truncate('a'.repeat(length), limits[name])).toBe('a'.repeat(length));
  expect(truncate(`${'a'.repeat(length - 1)} b`, limits[name])).toBe(`${'a'.repeat(length - 1)} …`);
});

test('an emoji is not split', () => {
  expect(truncate('😀'.repeat(81), limits.socialTitle)).toBe(`${'😀'.repeat(80)}…`);
});

test('tags are removed', () => {
  expect(stripTags('<b>Bold</b> <script>x</script>')).toBe('Bold x');
});

test.each([
  ['https://i0.wp.com/example.org/icon.png?w=64', 'https://i0.wp.com/example.org/icon.png?w=512'],
  ['https://secure.gravatar.com/blavatar/1?s=64&d=x', 'https://secure.gravatar.com/blavatar/1?s=512&d=x'],
  ['https://example.org/icon.png', 'https://example.org/icon.png'],
  ['', ''],
])('SET-088 the icon %j is displayed with 512 pixels', (icon, shown) => {
  expect(getPreviewIcon(icon)).toBe(shown);
});
