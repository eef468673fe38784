import { getRecommendationsData, type RecommendationsData, type Resources } from '@site-admin/contracts';
import { defer, of, switchMap, throwError, filter, take, type Observable } from '@site-admin/runtime/rx';
import { firstSettled } from './settled';

/** Emits the result of the fetch in progress; errors if it fails. */
const nextData = (resources: Resources): Observable<RecommendationsData> =>
  resources.watch(getRecommendationsData).pipe(
    filter(({ status }) => status !== 'loading'),
    take(1),
    switchMap((state) => (state.status === 'failed' ? throwError(() => state.error) : of(state.data ?? {}))),
  );

/** Emits the saved data; fetches it again if it could not be loaded before. */
export const loadData = (resources: Resources): Observable<RecommendationsData> =>
  firstSettled(resources.watch(getRecommendationsData)).pipe(
    switchMap(({ data }) =>
      data
        ? of(data)
        : defer(() => {
            resources.refresh(getRecommendationsData);
            return nextData(resources);
          }),
    ),
  );
