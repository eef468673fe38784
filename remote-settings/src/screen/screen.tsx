import { memo } from 'react';
import { isDeepEqual } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { cards } from '../cards';
import { CurrentCard } from '../registry/current-card';
import { selectFoundCards, selectTabCards, type ShownCard } from '../registry/select-cards';
import type { CardContext } from '../registry/settings-card';
import type { TabName } from '../registry/tabs';

export interface ScreenProps {
  readonly tab: TabName | undefined;
  readonly term: string;
  /** The search box is open. */
  readonly isSearching: boolean;
  readonly context: CardContext;
}

/** The cards of the tab, or what the search term finds. */
export function Screen({ tab, term, isSearching, context }: ScreenProps) {
  if (term !== '') return <SearchResults term={term} context={context} />;
  if (isSearching) return <p role="status">{__('Enter a search term to find settings or close search.', 'jetpack')}</p>;
  return tab ? <Cards shownCards={selectTabCards(cards, tab, context)} /> : null;
}

function SearchResults({ term, context }: Pick<ScreenProps, 'term' | 'context'>) {
  const found = selectFoundCards(cards, term, context);
  if (found.length > 0) return <Cards shownCards={found} />;
  // translators: %s is a search term.
  return <p role="status">{sprintf(__('No search results found for %s', 'jetpack'), term)}</p>;
}

const Cards = ({ shownCards }: { readonly shownCards: readonly ShownCard[] }) =>
  shownCards.map(({ card, shown }) => <CardSlot key={card.id} card={card} shown={shown} />);

/** Renders its card again only when other modules of it are shown: cards read settings by themselves. */
const CardSlot = memo(
  function CardSlot({ card, shown }: ShownCard) {
    return (
      <CurrentCard value={card}>
        <card.Card shown={shown} />
      </CurrentCard>
    );
  },
  (last, next) => last.card === next.card && isDeepEqual(last.shown, next.shown),
);
