import { getTrackingSettings, noticeDurations, updateTrackingSettings, type ShellServices } from '@site-admin/contracts';
import { getErrorText, type RemoteEpic } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { catchError, concat, exhaustMap, filter, ignoreElements, map, mergeMap, of, take, tap } from '@site-admin/runtime/rx';
import { privacy } from './privacy.slice';

/** Emits once the tracking settings have been refetched, whether or not that succeeded. */
const refetched = ({ resources }: ShellServices) =>
  resources.watch(getTrackingSettings).pipe(
    filter(({ status }) => status !== 'loading'),
    take(1),
  );

export const updatePrivacyEpic: RemoteEpic = (action$, _state$, services) =>
  action$.pipe(
    filter(privacy.optOutRequested.match),
    // exhaustMap: the switch is busy until its update has ended.
    exhaustMap(({ payload: optOut }) =>
      services.requests.call(updateTrackingSettings, { body: { tracks_opt_out: optOut } }).pipe(
        mergeMap(() => concat(of(privacy.updated()), refetched(services).pipe(map(() => privacy.confirmed())))),
        catchError((error: unknown) => of(privacy.updateFailed(getErrorText(error)))),
      ),
    ),
  );

const id = 'tracking-settings-update';

/** Shows the progress of an update and its result in one notice. */
export const announcePrivacyEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    tap((action) => {
      if (privacy.optOutRequested.match(action)) {
        notices.show({ id, status: 'is-info', text: __('Updating privacy settings…', 'jetpack') });
      } else if (privacy.updated.match(action)) {
        const text = __('Updated privacy settings.', 'jetpack');
        notices.show({ id, status: 'is-success', text, duration: noticeDurations.success });
      } else if (privacy.updateFailed.match(action)) {
        /* translators: %s is the site's message. */
        const text = sprintf(__('Error updating privacy settings. %s', 'jetpack'), action.payload);
        notices.show({ id, status: 'is-error', text });
      }
    }),
    ignoreElements(),
  );
