import type { Modules } from '@site-admin/contracts';
import type { SettingsCard } from '../registry/settings-card';
import { includesTerm } from './find';

const mostShown = 3;

/**
 * Returns why a card is a result, to be shown beside it: the labels of its options that contain the term, else one of the keywords it
 * is found by. Empty where its name contains it already.
 */
export function getMatches(card: SettingsCard, term: string, modules: Modules): readonly string[] {
  if (includesTerm([card.name(modules)], term)) return [];
  const labels = Object.values(card.labels?.() ?? {}).filter((label) => includesTerm([label], term));
  if (labels.length > 0) return labels.slice(0, mostShown);
  const keyword = getKeywords(card, modules).find((word) => includesTerm([word], term));
  return keyword === undefined ? [] : [keyword];
}

/** Returns the words a card is found by, in addition to its name and labels. */
export function getKeywords({ searchTerms = [], modules: slugs }: SettingsCard, modules: Modules): readonly string[] {
  const lists = slugs.flatMap((slug) => [modules[slug]?.additional_search_queries ?? '', modules[slug]?.search_terms ?? '']);
  return [...searchTerms, ...lists.flatMap((list) => list.split(',').map((word) => word.trim()))].filter((word) => word !== '');
}
