import type { SettingsChange } from '@site-admin/contracts';

export const pageTypes = ['front_page', 'posts', 'pages', 'groups', 'archives'] as const;
export type PageType = (typeof pageTypes)[number];

/** The tokens offered for each kind of page (spec 002 §5). */
export const offeredTokens = {
  front_page: ['site_name', 'tagline'],
  posts: ['site_name', 'tagline', 'post_title'],
  pages: ['site_name', 'tagline', 'page_title'],
  groups: ['site_name', 'tagline', 'group_title'],
  archives: ['site_name', 'tagline', 'archive_title'],
} as const satisfies Record<PageType, readonly string[]>;

export type TitleToken = (typeof offeredTokens)[PageType][number] | 'date';

/** A part of a title: a token's name, or text. */
export interface TitlePart {
  readonly type: string;
  readonly value: string;
}

export type TitleFormats = NonNullable<SettingsChange['advanced_seo_title_formats']>;

/** Returns whether titles of these pages may contain the token. The date is allowed for archives, but not offered. */
const isAllowed = (token: string, page: PageType): boolean =>
  (offeredTokens[page] as readonly string[]).includes(token) || (page === 'archives' && token === 'date');

/** Returns the parts of a title as it is typed: `[tokens]` allowed for the kind of page, and the text between them. */
export function parseTitle(text: string, page: PageType): TitlePart[] {
  const parts: TitlePart[] = [];
  for (const piece of text.split(/(\[[a-z_]+\])/)) {
    const name = piece.slice(1, -1);
    const last = parts.at(-1);
    if (piece.startsWith('[') && isAllowed(name, page)) parts.push({ type: 'token', value: name });
    else if (piece !== '' && last?.type === 'string') parts[parts.length - 1] = { type: 'string', value: last.value + piece };
    else if (piece !== '') parts.push({ type: 'string', value: piece });
  }
  return parts;
}

/** Returns a stored title as it is typed. */
export function formatTitle(parts: readonly TitlePart[] | '' | undefined): string {
  return (parts || []).map(({ type, value }) => (type === 'token' ? `[${value}]` : value)).join('');
}

/** Replaces tabs and line breaks, as of a pasted text, by blanks. */
export const toSingleLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');

/**
 * Returns the formats with another title for one kind of page. The others are sent with it: a part without text, which a site may have
 * stored, is not accepted back.
 */
export function withTitle(formats: TitleFormats, page: PageType, text: string): TitleFormats {
  const titles = pageTypes.map((type) => {
    const parts = type === page ? parseTitle(toSingleLine(text), type) : formats[type] || [];
    return [type, parts.filter(({ value }) => value !== '')];
  });
  return Object.fromEntries(titles);
}

/** Returns the title of a page, with the given texts in place of tokens. */
export const renderTitle = (text: string, page: PageType, texts: Readonly<Record<string, string>>): string =>
  parseTitle(text, page)
    .map(({ type, value }) => (type === 'token' ? (texts[value] ?? value) : value))
    .join('');
