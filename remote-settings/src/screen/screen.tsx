import { __ } from '@site-admin/runtime/i18n';
import { cards } from '../cards';
import { selectTabCards } from '../registry/select-cards';
import type { CardContext } from '../registry/settings-card';
import { tabHeadline, type TabName } from '../registry/tabs';
import { CardSlot } from './card-slot';
import { EmptyTab } from './empty-tab';
import { SearchResults } from './search-results';
import styles from './screen.module.css';

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
  const shownCards = tab ? selectTabCards(cards, tab, context) : [];
  if (!tab || shownCards.length === 0) return <EmptyTab tab={tab} isManager={context.viewer.permissions.manage_modules} />;
  const headline = tabHeadline(tab);
  return (
    <>
      {headline !== undefined && <h2 className={styles.headline}>{headline}</h2>}
      {shownCards.map(({ card, shown }) => (
        <CardSlot key={card.id} card={card} shown={shown} />
      ))}
    </>
  );
}
