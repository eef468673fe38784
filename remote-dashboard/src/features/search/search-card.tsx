import { getSiteFeatures, type SiteFeatures } from '@site-admin/contracts';
import { useLive, useModule, useResource, useSetting, useShell, useViewer, type ModuleState } from '@site-admin/kit';
import { selectSearchContent, type SearchContent } from '@site-admin/kit/rules';
import { LoadError, Skeleton } from '@site-admin/ui';
import { PaidButton } from '../../cards/paid-button';
import { TextCard } from '../../cards/text-card';
import { SearchInactive } from './search-inactive';
import { SearchLink } from './search-link';
import { SearchOffer } from './search-offer';
import { getSearchTexts } from './search.texts';

/** The card of site search (spec 000 §2, search card). */
export function SearchCard() {
  const { status } = useViewer();
  return status === 'offline' ? <TextCard title={getSearchTexts().title} isOffline /> : <OnlineSearch />;
}

/** Whether the page was opened with the query parameter of the prices with a free tier, on the page or on the route. */
function useHasFreeTier(): boolean {
  const { navigation } = useShell();
  const { query } = useLive(navigation.location);
  return [query, window.location.search].some((search) => Boolean(new URLSearchParams(search).get('new_pricing_202208')));
}

function useSearchContent(search: ModuleState, features: SiteFeatures | undefined): SearchContent {
  const { hasConnectedOwner } = useViewer();
  const instant = useSetting('instant_search_enabled');
  return selectSearchContent({
    isOffline: false,
    isLoading: features === undefined,
    features,
    hasConnectedOwner,
    hasFreeTier: useHasFreeTier(),
    // While a change is pending the card stays as stored, as its links lead to pages of the site.
    isSearchOn: search.isOn !== search.isPending,
    isInstantOn: instant.value === true,
  });
}

/** Mounted only online, so that the features are not fetched otherwise. */
function OnlineSearch() {
  const { data: features, status } = useResource(getSiteFeatures);
  const search = useModule('search');
  const content = useSearchContent(search, features);
  const { title } = getSearchTexts();
  switch (content.kind) {
    case 'offline':
      return <TextCard title={title} isOffline />;
    case 'loading':
      return <TextCard title={title}>{status === 'failed' ? <FeaturesFailed /> : <Skeleton width="80%" height={40} />}</TextCard>;
    case 'offer':
      return <TextCard title={title} banner={<SearchOffer isFree={content.action === 'start-for-free'} />} />;
    case 'inactive':
      return (
        <TextCard title={title} status={<PaidButton />}>
          <SearchInactive features={features} search={search} />
        </TextCard>
      );
    case 'instant':
    case 'classic':
      return (
        <TextCard title={title} status={<PaidButton />}>
          <SearchLink kind={content.kind} />
        </TextCard>
      );
  }
}

function FeaturesFailed() {
  const { resources } = useShell();
  return (
    <LoadError isCompact onRetry={() => resources.refresh(getSiteFeatures)}>
      {getSearchTexts().failed}
    </LoadError>
  );
}
