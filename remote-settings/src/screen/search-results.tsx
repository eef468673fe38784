import { useId } from 'react';
import { useShell } from '@site-admin/kit';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/ui';
import { cards } from '../cards';
import { selectFoundBanners, SearchBanner } from '../features/search-banners/search-banners';
import { CardLabel } from '../registry/current-card';
import { selectFoundCards, selectTabCards, type ShownCard } from '../registry/select-cards';
import type { CardContext, SettingsCard } from '../registry/settings-card';
import { tabLabel, tabNames } from '../registry/tabs';
import { getMatches } from '../search/matches';
import { Marked, SearchTerm } from '../search/marked';
import { selectNearest } from '../search/nearest';
import { CardSlot } from './card-slot';
import styles from './search-results.module.css';

export interface SearchResultsProps {
  readonly term: string;
  readonly context: CardContext;
}

/** The cards and features a term finds; without any, the cards that are nearest to it. */
export function SearchResults({ term, context }: SearchResultsProps) {
  const found = selectFoundCards(cards, term, context);
  const banners = selectFoundBanners(context, term);
  const count = found.length + banners.length;
  if (count === 0) return <NothingFound term={term} context={context} />;
  const names = found.map(({ card }) => card.name(context.modules));
  return (
    <SearchTerm value={term}>
      <p role="status" className={styles.status}>
        {/* translators: %1$d is a number, %2$s a search term. */}
        {sprintf(_n('%1$d result for %2$s', '%1$d results for %2$s', count, 'jetpack'), count, term)}
      </p>
      <ul className={styles.results}>
        {found.map(({ card, shown }, index) => (
          <Result
            key={card.id}
            card={card}
            shown={shown}
            matches={getMatches(card, term, context.modules)}
            isNameShared={names.some((name, other) => other !== index && name === names[index])}
          />
        ))}
        {banners.map((slug) => (
          <li key={slug}>
            <SearchBanner slug={slug} />
          </li>
        ))}
      </ul>
    </SearchTerm>
  );
}

interface ResultProps extends ShownCard {
  readonly matches: readonly string[];
  /** Another result has the same name: the tab distinguishes them. */
  readonly isNameShared: boolean;
}

function Result({ card, shown, matches, isNameShared }: ResultProps) {
  const { navigation } = useShell();
  const tabId = useId();
  return (
    <li>
      <p className={styles.where}>
        <Link id={tabId} href={navigation.href(`/${card.tab}`)}>
          {tabLabel(card.tab)}
        </Link>
        {matches.map((text) => (
          <span key={text} className={styles.match}>
            <Marked text={text} />
          </span>
        ))}
      </p>
      <CardLabel value={isNameShared ? tabId : undefined}>
        <CardSlot card={card} shown={shown} />
      </CardLabel>
    </li>
  );
}

function NothingFound({ term, context }: SearchResultsProps) {
  const shown = tabNames.flatMap((tab) => selectTabCards(cards, tab, context)).map(({ card }) => card);
  const nearest = selectNearest(shown, term, context.modules);
  return (
    <>
      <p role="status">
        {/* translators: %s is a search term. */}
        {sprintf(__('No search results found for %s', 'jetpack'), term)}
      </p>
      <div>
        <h2 className={styles.title}>{__('Closest settings', 'jetpack')}</h2>
        <ul className={styles.nearest}>
          {nearest.map((card) => (
            <Nearest key={card.id} card={card} context={context} />
          ))}
        </ul>
      </div>
    </>
  );
}

/** A link that searches for the name of a card. */
function Nearest({ card, context }: { readonly card: SettingsCard; readonly context: CardContext }) {
  const { navigation } = useShell();
  const name = card.name(context.modules);
  return (
    <li>
      <Link href={navigation.href(`/${card.tab}?term=${encodeURIComponent(name)}`)}>{name}</Link>{' '}
      <span className={styles.tab}>{tabLabel(card.tab)}</span>
    </li>
  );
}
