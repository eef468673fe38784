import { messageOf, updateSettings } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/runtime/kit';
import { EMPTY, catchError, defer, exhaustMap, filter, ignoreElements } from '@site-admin/runtime/rx';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { stats } from './stats.slice';

/** Remembers on the site that the empty card was sent away. It stays away in this view even when that fails. */
export const dismissEmptyCardEpic: RemoteEpic = (action$, _state$, { requests, notices }) =>
  action$.pipe(
    filter(stats.emptyCardDismissed.match),
    filter(({ payload }) => payload.forGood),
    // exhaustMap: one dismissal is enough.
    exhaustMap(() =>
      requests.call(updateSettings, { body: { dismiss_empty_stats_card: true } }).pipe(
        ignoreElements(),
        catchError((error: unknown) =>
          defer(() => {
            notices.show({
              id: 'module-setting-update',
              status: 'is-error',
              /* translators: %s is what the site answered. */
              text: sprintf(__('Error updating settings. %s', 'jetpack'), messageOf(error)),
            });
            return EMPTY;
          }),
        ),
      ),
    ),
  );
