import {
  getRecommendationsData,
  getRecommendationsStep,
  type InitialState,
  type RecommendationsData,
  type Resources,
  type Viewer,
} from '@site-admin/contracts';
import { distinctUntilChanged, map, of, startWith, switchMap, type Observable } from '@site-admin/runtime/rx';
import { useEffect, useState } from 'react';
import { usePage } from '../../page/page-context';

/** Steps outside an onboarding, for which its data need not be fetched. */
const idleSteps: readonly string[] = ['', 'not-started', 'summary'];

/** Returns the number of onboarding steps after `step`; undefined without an onboarding in progress, or if the step is not part of it. */
export function countStepsLeft(data: RecommendationsData | undefined, step: string): number | undefined {
  const steps = data?.onboardingActive ? (data.onboardingTotalSteps ?? []) : [];
  const at = steps.indexOf(step);
  return at === -1 ? undefined : steps.length - 1 - at;
}

/** Emits the number of steps left, now and after each step. */
function watchStepsLeft(
  resources: Pick<Resources, 'watch'>,
  { recommendationsStep }: InitialState,
): Observable<number | undefined> {
  if (idleSteps.includes(recommendationsStep)) return of(undefined);
  return resources.watch(getRecommendationsStep).pipe(
    map(({ data }) => data?.step ?? recommendationsStep),
    startWith(recommendationsStep),
    distinctUntilChanged(),
    switchMap((step) => resources.watch(getRecommendationsData).pipe(map(({ data }) => countStepsLeft(data, step)))),
  );
}

/**
 * Returns the number at the Recommendations tab (behaviour A3): the steps left of an onboarding in progress, else the number of new
 * recommendations, from the page's data until the remote emits another.
 */
export function usePendingRecommendations({ permissions, showRecommendations }: Viewer): number {
  const { services } = usePage();
  const [counted, setCounted] = useState(services.site.initial.newRecommendations.length);
  const [left, setLeft] = useState<number>();
  const isShown = permissions.manage_modules && showRecommendations;
  useEffect(
    () => services.shellBus.listen('recommendations/pendingCounted@1', ({ payload }) => setCounted(payload.count)),
    [services],
  );
  useEffect(() => {
    if (!isShown) return undefined;
    const watching = watchStepsLeft(services.resources, services.site.initial).subscribe(setLeft);
    return () => watching.unsubscribe();
  }, [services, isShown]);
  return left ?? counted;
}
