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

/** Steps at which nobody is in the middle of anything: what the assistant remembers need not be asked for. */
const idleSteps: readonly string[] = ['', 'not-started', 'summary'];

/** How many steps of the onboarding that is under way come after `step`; undefined when none is, or the step is none of its own. */
export function countStepsLeft(data: RecommendationsData | undefined, step: string): number | undefined {
  const steps = data?.onboardingActive ? (data.onboardingTotalSteps ?? []) : [];
  const at = steps.indexOf(step);
  return at === -1 ? undefined : steps.length - 1 - at;
}

type Asked = Pick<Resources, 'watch'>;

/** The steps left, now and whenever the assistant goes on. */
function watchStepsLeft(resources: Asked, { recommendationsStep }: InitialState): Observable<number | undefined> {
  if (idleSteps.includes(recommendationsStep)) return of(undefined);
  return resources.watch(getRecommendationsStep).pipe(
    map(({ data }) => data?.step ?? recommendationsStep),
    startWith(recommendationsStep),
    distinctUntilChanged(),
    switchMap((step) => resources.watch(getRecommendationsData).pipe(map(({ data }) => countStepsLeft(data, step)))),
  );
}

/**
 * The number at the Recommendations tab (behaviour A3): the steps left of an onboarding that is under way, else how many
 * recommendations are new: as the page was served with, until the remote says better.
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
