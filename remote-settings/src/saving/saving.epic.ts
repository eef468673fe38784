import { getSettings, noticeDurations, updateSettings, type ShellServices } from '@site-admin/contracts';
import { problemText, type RemoteEpic } from '@site-admin/kit';
import {
  catchError,
  concat,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  mergeMap,
  of,
  take,
  tap,
  type Observable,
} from '@site-admin/runtime/rx';
import { selectSaving, saving, type Change, type SavingRoot } from './saving.slice';
import { updateTexts } from './saving-texts';

/** Emits once the settings have been fetched again after a save, whether that worked or not. */
function refetched({ resources }: ShellServices): Observable<unknown> {
  return resources.watch(getSettings).pipe(
    filter(({ status }) => status !== 'loading'),
    take(1),
  );
}

/** Sends every edit in one request. */
export const saveEpic: RemoteEpic<SavingRoot> = (action$, state$, services) =>
  action$.pipe(
    filter(saving.saveRequested.match),
    map(() => selectSaving(state$.value).edits),
    // exhaustMap: a second click while saving must not send twice.
    exhaustMap((edits) =>
      services.requests.call(updateSettings, { body: edits }).pipe(
        mergeMap(() => refetched(services)),
        map(() => saving.saved(edits)),
        catchError((error: unknown) => of(saving.saveFailed(problemText(error)))),
      ),
    ),
  );

/** Sends what a toggle asks for, at once. */
export const changeEpic: RemoteEpic<SavingRoot> = (action$, _state$, services) =>
  action$.pipe(
    filter(saving.changeRequested.match),
    // mergeMap: toggles of different options do not wait for one another; the same one is disabled while it is pending.
    mergeMap(({ payload: change }) =>
      services.requests.call(updateSettings, { body: change }).pipe(
        mergeMap(() =>
          concat(of(saving.changeAccepted(change)), refetched(services).pipe(map(() => saving.changeSettled(change)))),
        ),
        catchError((error: unknown) => of(saving.changeFailed({ change, message: problemText(error) }))),
      ),
    ),
  );

const id = 'module-setting-update';

/** Says what is being saved, was saved, or was not, as one notice that is replaced. */
export const announceEpic: RemoteEpic<SavingRoot> = (action$, _state$, { notices }) =>
  action$.pipe(
    tap((action) => {
      if (saving.saveRequested.match(action) || saving.changeRequested.match(action)) {
        notices.show({ id, status: 'is-info', text: updateTexts.progress() });
      } else if (saving.saved.match(action) || saving.changeAccepted.match(action)) {
        notices.show({ id, status: 'is-success', text: updateTexts.success(), duration: noticeDurations.success });
      } else if (saving.saveFailed.match(action)) {
        notices.show({ id, status: 'is-error', text: updateTexts.failure(action.payload) });
      } else if (saving.changeFailed.match(action)) {
        notices.show({ id, status: 'is-error', text: updateTexts.failure(action.payload.message) });
      }
    }),
    ignoreElements(),
  );

export type { Change };
