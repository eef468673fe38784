import type { Module } from '@site-admin/contracts';

/** True when the term is part of one of the words, in any case. */
export const includesTerm = (words: readonly string[], term: string): boolean =>
  words.some((word) => word.toLowerCase().includes(term.toLowerCase()));

/** Returns whether the term is part of a module's texts (reference: behaviour, C1). */
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
