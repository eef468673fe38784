import {
  getConditionalRecommendations,
  getRecommendationsData,
  getRecommendationsStep,
  type InitialState,
  type RecommendationsData,
  type Viewer,
} from '@site-admin/contracts';
import { combineLatest, distinctUntilChanged, map, type Observable } from '@site-admin/runtime/rx';
import { useEffect, useState } from 'react';
import { usePage } from '../../page/page-context';
import type { PageResources } from '../../page/services/resources';

/** Steps outside an onboarding, for which its data need not be fetched. */
const idleSteps: readonly string[] = ['', 'not-started', 'summary'];

interface PendingParts {
  readonly data: RecommendationsData | undefined;
  readonly step: string;
  readonly conditional: readonly string[];
}

/** Returns the onboarding steps after the current one, else the unviewed recommendations; undefined without the assistant's data. */
function countPending({ data, step, conditional }: PendingParts): number | undefined {
  if (!data) return undefined;
  const steps = data.onboardingActive ? (data.onboardingTotalSteps ?? []) : [];
  const at = steps.indexOf(step);
  if (at !== -1) return steps.length - 1 - at;
  return conditional.filter((slug) => !data.viewedRecommendations?.includes(slug)).length;
}

/** Emits the number, now and after each change in this or another tab. Fetches the data only if an onboarding may be in progress. */
function watchPending(resources: PageResources, initial: InitialState): Observable<number | undefined> {
  const { recommendationsStep, newRecommendations } = initial;
  const read = idleSteps.includes(recommendationsStep) ? resources.observe : resources.watch;
  return combineLatest({
    data: read(getRecommendationsData),
    step: read(getRecommendationsStep),
    conditional: resources.observe(getConditionalRecommendations),
  }).pipe(
    map(({ data, step, conditional }) =>
      countPending({
        data: data.data,
        step: step.data?.step ?? recommendationsStep,
        conditional: conditional.data ?? newRecommendations,
      }),
    ),
    distinctUntilChanged(),
  );
}

/**
 * Returns the number at the Recommendations tab (behaviour A3): the steps left of an onboarding in progress, else the number of new
 * recommendations. Without the assistant's data it is that of the page's data, until the remote emits another.
 */
export function usePendingRecommendations({ permissions, showRecommendations }: Viewer): number {
  const { services } = usePage();
  const [counted, setCounted] = useState(services.site.initial.newRecommendations.length);
  const [pending, setPending] = useState<number>();
  const isShown = permissions.manage_modules && showRecommendations;
  useEffect(
    () => services.shellBus.listen('recommendations/pendingCounted@1', ({ payload }) => setCounted(payload.count)),
    [services],
  );
  useEffect(() => {
    if (!isShown) return undefined;
    const watching = watchPending(services.resources, services.site.initial).subscribe(setPending);
    return () => watching.unsubscribe();
  }, [services, isShown]);
  return pending ?? counted;
}
