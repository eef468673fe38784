import type { SiteSettings } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { concat, concatMap, defer, EMPTY, filter, ignoreElements, of, switchMap, type Observable } from '@site-admin/runtime/rx';
import type { UnknownAction } from '@site-admin/runtime/store';
import { siteSearch, type SearchChange } from './site-search.slice';

/** Saves a change of the search settings, and retries it once if the site refuses it (spec 002 §4). */
export const changeSearchEpic: RemoteEpic = (action$, _state$, { settings }) =>
  action$.pipe(
    filter(siteSearch.changeRequested.match),
    // concatMap: a change during a retry is saved after it.
    concatMap(({ payload }) => save(payload, settings)),
  );

function save({ change, retry }: SearchChange, settings: SiteSettings): Observable<UnknownAction> {
  if (!retry) return settings.change(change).pipe(ignoreElements());
  // The failure of the retry is displayed, not the one before it.
  return settings.change(change, { texts: { error: undefined } }).pipe(
    switchMap(({ status }) => {
      if (status === 'saved') return EMPTY;
      return concat(
        of(siteSearch.retryStarted(change)),
        defer(() => settings.change(retry, { texts: 'none' })).pipe(ignoreElements()),
        defer(() => settings.change(change)).pipe(ignoreElements()),
        of(siteSearch.retryEnded()),
      );
    }),
  );
}
