import type { RemoteEpic } from '@site-admin/kit';
import { defer, filter, ignoreElements, map, of, tap } from '@site-admin/runtime/rx';
import { attention, selectDismissed, type WithAttention } from './attention.slice';
import { readDismissals, storeDismissals } from './dismissals';

/** Restores the dismissals of earlier visits. They are stored in this browser: the site has no option for them. */
export const restoreDismissalsEpic: RemoteEpic = (_action$, _state$, { site }) =>
  defer(() => of(readDismissals(site.initial.rawUrl))).pipe(map((ids) => attention.restored(ids)));

/** Stores the dismissals when they change. */
export const storeDismissalsEpic: RemoteEpic<WithAttention> = (action$, state$, { site }) =>
  action$.pipe(
    filter((action) => attention.dismissed.match(action) || attention.listed.match(action)),
    tap(() => storeDismissals(site.initial.rawUrl, selectDismissed(state$.value))),
    ignoreElements(),
  );
