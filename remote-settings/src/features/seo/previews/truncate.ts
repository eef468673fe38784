/** Limits in characters (spec 002 §9). Texts cut at a blank may be cut between `from` and `to`. */
export const limits = {
  searchTitle: { length: 63, from: 23, to: 73 },
  searchDescription: { length: 160, from: 80, to: 170 },
  searchAddress: { length: 68 },
  socialTitle: { length: 80 },
  socialDescription: { length: 200 },
  microblogDescription: { length: 200 },
} as const;

export interface Limit {
  readonly length: number;
  readonly from?: number;
  readonly to?: number;
}

/** Cuts a text that is too long: at the last blank of its range if it has one, else at its length. An emoji is one character. */
export function truncate(text: string, { length, from = 0, to = 0 }: Limit): string {
  if (text.length <= length) return text;
  const characters = [...text];
  if (characters.length <= length) return text;
  const blank = characters.slice(0, to).lastIndexOf(' ');
  return `${characters.slice(0, blank > from ? blank : length).join('')}…`;
}

/** Removes HTML tags, as search engines do. */
export const stripTags = (text: string): string => text.replace(/<[^>]*>/g, '');

/** Returns an address as search engines display it: `example.org › blog`. */
export const toBreadcrumb = (address: string): string =>
  [...withoutScheme(address)].slice(0, limits.searchAddress.length).join('').replace(/\//g, ' › ');

/** Returns an address without scheme and trailing slash. */
export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
