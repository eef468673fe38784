import { getRecommendationsData, saveRecommendationsData } from '@site-admin/contracts';
import { getErrorText, type RemoteEpic } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { catchError, filter, ignoreElements, map, mergeMap, of, switchMap, take, tap } from '@site-admin/runtime/rx';
import { applyChanges, type DataChange } from './data-changes';
import { loadData } from './load-data';
import { selectLastChangeId, selectUnsavedChanges, unsavedChanges, type UnsavedChangesRoot } from './unsaved-changes.slice';

/** Saves the data as a whole after each change. */
export const saveDataEpic: RemoteEpic<UnsavedChangesRoot> = (action$, state$, { requests, resources }) =>
  action$.pipe(
    filter(unsavedChanges.added.match),
    // mergeMap: each save is sent at once, so that none is lost on unmount. The shell keeps their order, and each contains the
    // changes before it.
    mergeMap(() => {
      const changes = selectUnsavedChanges(state$.value);
      const lastId = selectLastChangeId(state$.value);
      return loadData(resources).pipe(
        switchMap((data) => requests.call(saveRecommendationsData, { body: { data: applyChanges(data, changes) } })),
        // The changes are dropped once the refetched data contains them.
        switchMap(() => resources.watch(getRecommendationsData)),
        filter(({ status }) => status === 'ready'),
        take(1),
        map(() => unsavedChanges.saved(lastId)),
        catchError((error: unknown) => of(unsavedChanges.saveFailed(getErrorText(error)))),
      );
    }),
  );

const noticeId = 'recommendations-save';

/** The choices of the user. What the assistant itself records is saved silently. */
const choices: readonly DataChange['kind'][] = ['selected', 'skipped', 'siteTypes'];

/** Shows a choice that could not be saved. */
export const announceSaveFailedEpic: RemoteEpic<UnsavedChangesRoot> = (action$, state$, { notices }) =>
  action$.pipe(
    filter(unsavedChanges.saveFailed.match),
    filter(() => selectUnsavedChanges(state$.value).some(({ kind }) => choices.includes(kind))),
    tap(({ payload: message }) =>
      notices.show({
        id: noticeId,
        status: 'is-error',
        /* translators: %s is the site's message */
        text: sprintf(__('Your choice could not be saved. %s', 'jetpack'), message),
        // The change also continues to the next step.
        displayOnNextPage: true,
      }),
    ),
    ignoreElements(),
  );

/** Removes the notice once a later save has succeeded. */
export const dismissSaveFailedEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    filter(unsavedChanges.saveFailed.match),
    // switchMap: the notice of the latest failure is the one shown.
    switchMap(() => action$.pipe(filter(unsavedChanges.saved.match), take(1))),
    tap(() => notices.dismiss(noticeId)),
    ignoreElements(),
  );
