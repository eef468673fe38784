import { getStats } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { exhaustMap, filter, ignoreElements, tap } from '@site-admin/runtime/rx';
import { stats } from './stats.slice';

/** Fetches the range of a tab whenever it is chosen, also one that was loaded before. */
export const refreshRangeEpic: RemoteEpic = (action$, _state$, { resources }) =>
  action$.pipe(
    filter(stats.rangeChosen.match),
    tap(({ payload: range }) => resources.refresh(getStats, { query: { range } })),
    ignoreElements(),
  );

/** Stores the dismissal of the empty card on the site. */
export const dismissEmptyCardEpic: RemoteEpic = (action$, _state$, { settings }) =>
  action$.pipe(
    filter(stats.emptyCardDismissed.match),
    filter(({ payload }) => payload.isStored),
    // exhaustMap: one dismissal is enough.
    exhaustMap(() => settings.change({ dismiss_empty_stats_card: true })),
    ignoreElements(),
  );
