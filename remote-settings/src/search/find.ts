import type { Module } from '@site-admin/contracts';

const special = /[.*+?^${}()|[\]\\]/g;
const letter = '[\\p{L}\\p{M}\\p{N}]';
const startsWithLetter = new RegExp(`^${letter}`, 'u');
/** A letter of a script without blanks between words. */
const startsUnspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns an expression that matches a term at the start of words, in any case: "ads" is not part of "Loads". */
export function toExpression(term: string): RegExp {
  const isWord = startsWithLetter.test(term) && !startsUnspaced.test(term);
  return new RegExp(`${isWord ? `(?<!${letter})` : ''}${term.replace(special, '\\$&')}`, 'giu');
}

/** Returns whether a word of one of the texts starts with the term. */
export function includesTerm(texts: readonly string[], term: string): boolean {
  const expression = toExpression(term);
  return texts.some((text) => text.search(expression) >= 0);
}

/** Returns whether a word of a module's texts starts with the term (reference: behaviour, C1). */
export function isModuleFound(module: Module | undefined, term: string): boolean {
  if (!module) return false;
  const text = [
    module.module,
    module.name,
    module.description,
    module.learn_more_button,
    module.long_description,
    module.search_terms,
    module.additional_search_queries,
    module.short_description,
    module.feature.join(','),
  ];
  return includesTerm([text.join(' ')], term);
}

/** The search term of a hash query, '' without one. */
export const getTerm = (query: string): string => new URLSearchParams(query).get('term')?.trim() ?? '';
