import type { Modules } from '@site-admin/contracts';
import type { SettingsCard } from '../registry/settings-card';
import { includesTerm } from './find';

const mostShown = 3;

/**
 * Returns why a card is a result, to be shown beside it: the labels of its options that contain the term, else a keyword or a text of
 * the site about its modules. Empty where its name contains it already.
 */
export function getMatches(card: SettingsCard, term: string, modules: Modules): readonly string[] {
  if (includesTerm([card.name(modules)], term)) return [];
  const hasTerm = (text: string) => includesTerm([text], term);
  const labels = Object.values(card.labels?.() ?? {}).filter(hasTerm);
  if (labels.length > 0) return labels.slice(0, mostShown);
  const match = [...getKeywords(card, modules), ...getTexts(card, modules)].find(hasTerm);
  return match === undefined ? [] : [match];
}

const getTexts = ({ modules: slugs }: SettingsCard, modules: Modules): readonly string[] =>
  slugs.flatMap((slug) => [modules[slug]?.name ?? '', modules[slug]?.short_description ?? '', modules[slug]?.description ?? '']);

/** Returns the words a card is found by, in addition to its name and labels. */
export function getKeywords(
  { searchTerms = [], modules: slugs }: Pick<SettingsCard, 'modules' | 'searchTerms'>,
  modules: Modules,
): readonly string[] {
  const lists = slugs.flatMap((slug) => [modules[slug]?.additional_search_queries ?? '', modules[slug]?.search_terms ?? '']);
  return [...searchTerms, ...lists.flatMap((list) => list.split(',').map((word) => word.trim()))].filter((word) => word !== '');
}
