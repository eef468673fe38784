import { getConditionalRecommendations, getRecommendationsData } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { combineLatest, distinctUntilChanged, ignoreElements, map, tap } from '@site-admin/runtime/rx';
import { selectUnsavedChanges, type UnsavedChangesRoot } from '../saved-data/unsaved-changes.slice';
import { selectUnviewed } from './select-assistant';

/** Emits the number of unviewed recommendations for the badge in the navigation. Unknown data leaves the badge unchanged. */
export const countPendingEpic: RemoteEpic<UnsavedChangesRoot> = (_action$, state$, { bus, resources, site }) =>
  combineLatest({
    data: resources.watch(getRecommendationsData),
    conditional: resources.watch(getConditionalRecommendations),
    unsavedChanges: state$.pipe(map(selectUnsavedChanges), distinctUntilChanged()),
  }).pipe(
    map((parts) => selectUnviewed({ ...parts, initial: site.initial })?.length),
    distinctUntilChanged(),
    tap((count) => count !== undefined && bus.emit('recommendations/pendingCounted@1', { count })),
    ignoreElements(),
  );
