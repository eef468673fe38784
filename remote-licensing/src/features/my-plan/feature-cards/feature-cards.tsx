import {
  getRewindStatus,
  getSiteFeatures,
  planClass,
  siteHas,
  type ResourceState,
  type RewindStatus,
  type SiteFeatures,
} from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Button, VisuallyHidden } from '@site-admin/ui';
import { getCardLink } from './card-links';
import { CardsSkeleton } from './cards-skeleton';
import { FeatureCard } from './feature-card';
import { cardTexts } from './feature-cards.texts';
import { ModuleAction } from './module-action';
import { SearchAction } from './search-action';
import { cardModules, getIncludedModules, mayHaveBackups, selectCards, type CardId, type CardParts } from './select-cards';
import { useCardModules } from './use-card-modules';
import styles from './feature-cards.module.css';

export interface FeatureCardsProps {
  /** Slug of the site's plan. */
  readonly plan: string;
}

/** What the plan includes: a card for each feature (spec 002 §5, §6). */
export function FeatureCards({ plan }: FeatureCardsProps) {
  return mayHaveBackups(planClass(plan)) ? <CardsWithBackups plan={plan} /> : <Cards plan={plan} />;
}

/** The state of backups is requested for plans that include them. */
function CardsWithBackups({ plan }: FeatureCardsProps) {
  return <Cards plan={plan} rewind={useResource(getRewindStatus)} />;
}

interface CardsProps extends FeatureCardsProps {
  readonly rewind?: ResourceState<RewindStatus>;
}

const isLoading = ({ data, status }: ResourceState<unknown>) => data === undefined && status === 'loading';

/** Which cards there are depends on the features and on the backups. Until both are there, no card is rendered that would move. */
function Cards({ plan, rewind }: CardsProps) {
  const features = useResource(getSiteFeatures);
  if (isLoading(features) || (rewind && isLoading(rewind))) return <CardsSkeleton />;
  return <LoadedFeatureCards plan={plan} features={features.data} rewind={rewind?.data} />;
}

interface LoadedFeatureCardsProps extends FeatureCardsProps, Pick<CardParts, 'rewind'> {
  readonly features: SiteFeatures | undefined;
}

function LoadedFeatureCards({ plan, features, rewind }: LoadedFeatureCardsProps) {
  const { site, navigation } = useShell();
  const hasInstantSearch = siteHas(features, 'instant-search');
  const modules = useCardModules(getIncludedModules(planClass(plan), hasInstantSearch));
  const cards = selectCards({
    plan: planClass(plan),
    areBackupsEnabled: site.initial.siteData.showBackups,
    rewind,
    hasInstantSearch,
    isDisabled: (slug) => modules[slug] === undefined || modules[slug].override === 'inactive',
  });
  const getAction = (id: CardId) => {
    const texts = cardTexts[id]();
    const href = getCardLink(id, { initial: site.initial, route: navigation.href, rewind });
    const module = cardModules[id];
    if (module) return <ModuleAction slug={module} texts={texts} href={href} />;
    if (id === 'search') return <SearchAction texts={texts} features={features} href={href} />;
    return <Button href={href}>{texts.link}</Button>;
  };
  return (
    <section aria-labelledby="plan-features-title">
      <VisuallyHidden>
        <h2 id="plan-features-title">{__('Features', 'jetpack')}</h2>
      </VisuallyHidden>
      <ul className={styles.cards}>
        {cards.map((id) => (
          <FeatureCard key={id} id={id} texts={cardTexts[id]()}>
            {getAction(id)}
          </FeatureCard>
        ))}
      </ul>
    </section>
  );
}
