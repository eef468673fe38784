import type { RemoteEpic } from '@site-admin/kit';
import { exhaustMap, filter } from '@site-admin/runtime/rx';
import { dismissForGood } from '../../dismiss-for-good';
import { stats } from './stats.slice';

/** Remembers on the site that the empty card was sent away. It stays away in this view even when that fails. */
export const dismissEmptyCardEpic: RemoteEpic = (action$, _state$, services) =>
  action$.pipe(
    filter(stats.emptyCardDismissed.match),
    filter(({ payload }) => payload.forGood),
    // exhaustMap: one dismissal is enough.
    exhaustMap(() => dismissForGood('dismiss_empty_stats_card', services)),
  );
