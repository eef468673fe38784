import { formatTitle, offeredTokens, pageTypes, parseTitle, renderTitle, withTitle, type PageType } from './title-format';

const token = (value: string) => ({ type: 'token', value });
const text = (value: string) => ({ type: 'string', value });

test('SET-078 the tokens of each kind of page', () => {
  expect(offeredTokens).toEqual({
    front_page: ['site_name', 'tagline'],
    posts: ['site_name', 'tagline', 'post_title'],
    pages: ['site_name', 'tagline', 'page_title'],
    groups: ['site_name', 'tagline', 'group_title'],
    archives: ['site_name', 'tagline', 'archive_title'],
  });
});

test.each<[string, PageType, object[]]>([
  ['', 'posts', []],
  ['Hello', 'posts', [text('Hello')]],
  ['[site_name]', 'posts', [token('site_name')]],
  ['[site_name][tagline]', 'front_page', [token('site_name'), token('tagline')]],
  ['[post_title] | [site_name]!', 'posts', [token('post_title'), text(' | '), token('site_name'), text('!')]],
  ['[post_title] | [site_name]', 'front_page', [text('[post_title] | '), token('site_name')]],
  ['[date] [archive_title]', 'archives', [token('date'), text(' '), token('archive_title')]],
  ['[date]', 'pages', [text('[date]')]],
  ['[unknown][site_name', 'posts', [text('[unknown][site_name')]],
  ['[[site_name]]', 'posts', [text('['), token('site_name'), text(']')]],
  ['[SITE_NAME]', 'posts', [text('[SITE_NAME]')]],
  ['[toString]', 'posts', [text('[toString]')]],
  ['😀 [site_name] 𝒳', 'posts', [text('😀 '), token('site_name'), text(' 𝒳')]],
  ['<script>alert(1)</script>', 'posts', [text('<script>alert(1)</script>')]],
])('SET-079 %j for %s', (typed, page, parts) => {
  expect(parseTitle(typed, page)).toEqual(parts);
  expect(formatTitle(parseTitle(typed, page))).toBe(typed);
});

test.each([['' as const], [undefined], [[]]])('a page without a format, %j, has an empty title', (stored) => {
  expect(formatTitle(stored)).toBe('');
});

test('SET-080 the formats with another title name every kind of page, without parts that are empty', () => {
  const stored = { posts: [token('post_title'), text('')], groups: '' as const };
  expect(withTitle(stored, 'pages', 'A\tb\r\nc[page_title]')).toEqual({
    front_page: [],
    posts: [token('post_title')],
    pages: [text('A b c'), token('page_title')],
    groups: [],
    archives: [],
  });
  expect(Object.keys(withTitle({}, 'posts', ''))).toEqual([...pageTypes]);
});

test('a title with texts in place of its tokens', () => {
  expect(renderTitle('[site_name] – [tagline] [post_title]', 'front_page', { site_name: 'A', tagline: 'B' })).toBe(
    'A – B [post_title]',
  );
});
