import { getConditionalRecommendations, getRecommendationsData, getRecommendationsStep } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { combineLatest, distinctUntilChanged, ignoreElements, map, tap } from '@site-admin/runtime/rx';
import { selectSentStep, type CurrentStepRoot } from '../saved-data/current-step.slice';
import { selectUnsavedChanges, type UnsavedChangesRoot } from '../saved-data/unsaved-changes.slice';
import { selectPendingCount } from './select-assistant';

/** Emits the number for the badge in the navigation. Unknown data leaves the badge unchanged. */
export const countPendingEpic: RemoteEpic<UnsavedChangesRoot & CurrentStepRoot> = (_action$, state$, { bus, resources, site }) =>
  combineLatest({
    data: resources.watch(getRecommendationsData),
    step: resources.watch(getRecommendationsStep),
    conditional: resources.watch(getConditionalRecommendations),
    unsavedChanges: state$.pipe(map(selectUnsavedChanges), distinctUntilChanged()),
    sentStep: state$.pipe(map(selectSentStep), distinctUntilChanged()),
  }).pipe(
    map((parts) => selectPendingCount({ ...parts, initial: site.initial })),
    distinctUntilChanged(),
    tap((count) => count !== undefined && bus.emit('recommendations/pendingCounted@1', { count })),
    ignoreElements(),
  );
