import { includesTerm, isModuleFound } from '../search/find';
import type { CardContext, CardModule, SettingsCard } from './settings-card';
import { barTabs, tabNames, type BarTab, type TabName } from './tabs';

export interface ShownCard {
  readonly card: SettingsCard;
  readonly shown: readonly CardModule[];
}

const onSite = ({ modules }: SettingsCard, context: CardContext) => modules.filter((slug) => slug in context.modules);

const isPresent = (card: SettingsCard, context: CardContext): boolean =>
  card.shows(context) && (card.modules.length === 0 || onSite(card, context).length > 0);

const isOpening = (card: SettingsCard, context: CardContext): boolean =>
  isPresent(card, context) && (card.openedBy?.some((slug) => slug in context.modules) ?? true);

/** The cards of a tab. */
export const selectTabCards = (cards: readonly SettingsCard[], tab: TabName, context: CardContext): ShownCard[] =>
  cards.filter((card) => card.tab === tab && isPresent(card, context)).map((card) => ({ card, shown: onSite(card, context) }));

/** The cards a term finds, tab by tab: by one of their modules, else by their own name, words and options. */
export function selectFoundCards(cards: readonly SettingsCard[], term: string, context: CardContext): ShownCard[] {
  const all = tabNames.flatMap((tab) => selectTabCards(cards, tab, context));
  return all.flatMap(({ card, shown }) => {
    const labels = card.labels?.() ?? {};
    const found = shown.filter((slug) => {
      const module = context.modules[slug];
      const names = [slug, ...Object.keys(module?.options ?? {})];
      return (
        isModuleFound(module, term) ||
        includesTerm(
          names.flatMap((name) => labels[name] ?? []),
          term,
        )
      );
    });
    if (found.length > 0) return [{ card, shown: found }];
    const words = [card.name(context.modules), ...(card.searchTerms ?? []), ...Object.values(labels)];
    return includesTerm(words, term) ? [{ card, shown }] : [];
  });
}

/** The tabs of the bar this viewer sees, in their order (spec 001 §2.5). */
export function selectBarTabs(cards: readonly SettingsCard[], context: CardContext): BarTab[] {
  const { permissions, isSubscriber } = context.viewer;
  if (!permissions.manage_modules && (isSubscriber || !permissions.publish_posts)) return [];
  const open = new Set(cards.filter((card) => isOpening(card, context)).flatMap(({ opens, tab }) => opens ?? [tab]));
  return barTabs.filter((tab) => open.has(tab));
}
