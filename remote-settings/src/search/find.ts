import type { Module, Modules } from '@site-admin/contracts';

/** Everything about a module that a search term may be part of (reference: behaviour, C1). */
function haystack(module: Module): string {
  return [
    module.module,
    module.name,
    module.description,
    module.learn_more_button,
    module.long_description,
    module.search_terms,
    module.additional_search_queries,
    module.short_description,
    module.feature.join(','),
  ]
    .join(' ')
    .toLowerCase();
}

const privacyWords = ['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'];

/** True when `slug` is in the list and the term, if there is one, is part of what is known of it. */
export function isFound(modules: Modules, slug: string, term: string): boolean {
  const module = modules[slug];
  if (!module) return false;
  return term === '' || haystack(module).includes(term.toLowerCase());
}

/** True for terms the privacy settings answer to. */
export function isPrivacyFound(term: string): boolean {
  const wanted = term.toLowerCase();
  return wanted === '' || privacyWords.some((word) => word.includes(wanted));
}

/** The search term of a hash query, '' without one. */
export function termOf(query: string): string {
  return new URLSearchParams(query).get('term')?.trim() ?? '';
}
