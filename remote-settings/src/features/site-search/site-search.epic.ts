import type { ChangeOptions, SettingsChange, SiteSettings } from '@site-admin/contracts';
import { moduleToggleEvent, settingsToggleEvent, type RemoteEpic } from '@site-admin/kit';
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

/** One event for the switch that was toggled: both are changed where one requires the other. */
function toOptions({ search, instant_search_enabled: instant }: SettingsChange): ChangeOptions {
  const isModule = search === false || instant === undefined;
  const track = isModule
    ? moduleToggleEvent('search', search === true)
    : settingsToggleEvent('instant_search_enabled', instant, 'search');
  return { undo: true, track };
}

function save({ change, retry }: SearchChange, settings: SiteSettings): Observable<UnknownAction> {
  if (!retry) return settings.change(change, toOptions(change)).pipe(ignoreElements());
  // The failure of the retry is displayed, not the one before it.
  return settings.change(change, { ...toOptions(change), texts: { error: undefined } }).pipe(
    switchMap(({ status }) => {
      if (status === 'saved') return EMPTY;
      return concat(
        of(siteSearch.retryStarted(change)),
        defer(() => settings.change(retry, { texts: 'none' })).pipe(ignoreElements()),
        defer(() => settings.change(change, toOptions(change))).pipe(ignoreElements()),
        of(siteSearch.retryEnded()),
      );
    }),
  );
}
