import { isObject } from '../args';

/** Characters of a description that are stored. */
const maximumLength = 300;

const stripTags = (text: string): string => text.replace(/<(script|style)[^>]*>.*?<\/\1>/gis, '').replace(/<[^>]*>/g, '');

/** Returns the description of the front page as it is stored: without tags, up to 300 characters. */
export const toDescription = (text: string): string => [...stripTags(text).trim()].slice(0, maximumLength).join('');

const toStoredPart = (part: unknown): unknown =>
  isObject(part) && part.type === 'string' ? { ...part, value: stripTags(String(part.value)).replace(/[\r\n\t ]+/g, ' ') } : part;

const noFormats = { front_page: [], posts: [], pages: [], groups: [], archives: [] };

/** Returns checked title formats as they are stored: texts in one line and without tags, beside the formats of other kinds of pages. */
export const toTitleFormats = (formats: object, previous: unknown): object => ({
  ...noFormats,
  ...(isObject(previous) ? previous : {}),
  ...Object.fromEntries(
    Object.entries(formats).map(([page, parts]) => [page, Array.isArray(parts) ? parts.map(toStoredPart) : parts]),
  ),
});
