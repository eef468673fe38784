import { getTrackingSettings, noticeDurations, updateTrackingSettings } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { problemText, type RemoteEpic } from '@site-admin/kit';
import { catchError, exhaustMap, filter, ignoreElements, map, of, switchMap, tap } from '@site-admin/runtime/rx';
import { privacy } from './privacy.slice';

/** Asks the site each time the screen is opened: another page may have changed it. */
export const fetchPrivacyEpic: RemoteEpic = (action$, _state$, { requests }) =>
  action$.pipe(
    filter(privacy.opened.match),
    // switchMap: only the latest opening matters.
    switchMap(() =>
      requests.call(getTrackingSettings).pipe(
        map(({ tracks_opt_out: optOut }) => privacy.fetched(optOut)),
        catchError((error: unknown) => of(privacy.fetchFailed(problemText(error)))),
      ),
    ),
  );

export const updatePrivacyEpic: RemoteEpic = (action$, _state$, { requests }) =>
  action$.pipe(
    filter(privacy.optOutRequested.match),
    // exhaustMap: the switch waits for its own answer.
    exhaustMap(({ payload: optOut }) =>
      requests.call(updateTrackingSettings, { body: { tracks_opt_out: optOut } }).pipe(
        map(({ tracks_opt_out: answered }) => privacy.updated(answered)),
        catchError((error: unknown) => of(privacy.updateFailed({ optOut: !optOut, message: problemText(error) }))),
      ),
    ),
  );

const id = 'tracking-settings-update';

export const announcePrivacyEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    tap((action) => {
      if (privacy.optOutRequested.match(action)) {
        notices.show({ id, status: 'is-info', text: __('Updating privacy settings…', 'jetpack') });
      } else if (privacy.updated.match(action)) {
        notices.show({
          id,
          status: 'is-success',
          text: __('Updated privacy settings.', 'jetpack'),
          duration: noticeDurations.success,
        });
      } else if (privacy.updateFailed.match(action)) {
        /* translators: %s is what the site answered */
        const text = sprintf(__('Error updating privacy settings. %s', 'jetpack'), action.payload.message);
        notices.show({ id, status: 'is-error', text });
      }
    }),
    ignoreElements(),
  );
