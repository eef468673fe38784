import { toSingleLine } from '../titles/title-format';

/** Characters of a description (spec 002 §5). The site cuts the rest. */
export const maximumLength = 300;
/** Search engines display at most as many characters, plus one. */
const suggestedLength = 159;

/** Returns the number of characters: an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

/** Returns the description in one line, up to its maximum length. No character is split. */
export function toDescription(text: string): string {
  const line = toSingleLine(text);
  return line.length <= maximumLength ? line : [...line].slice(0, maximumLength).join('');
}

export type DescriptionLevel = 'ok' | 'long' | 'maximum';

export function getDescriptionLevel(length: number): DescriptionLevel {
  if (length >= maximumLength) return 'maximum';
  return length > suggestedLength ? 'long' : 'ok';
}
