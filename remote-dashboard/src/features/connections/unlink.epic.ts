import { messageOf, unlinkUser } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/runtime/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { catchError, exhaustMap, filter, ignoreElements, map, merge, of, tap } from '@site-admin/runtime/rx';
import { providerHost } from '../../provider';
import { unlink } from './unlink.slice';

const noticeId = 'unlink-user';

/** Takes the user's account off the site; who is connected is then asked for anew by the shell. */
export const unlinkEpic: RemoteEpic = (action$, _state$, { requests }) =>
  action$.pipe(
    filter(unlink.requested.match),
    // exhaustMap: a second click while unlinking has nothing left to unlink.
    exhaustMap(() =>
      requests.call(unlinkUser, { body: { linked: false } }).pipe(
        map(() => unlink.done()),
        catchError((error: unknown) => of(unlink.failed(error))),
      ),
    ),
  );

/** Says how it went. */
export const announceUnlinkEpic: RemoteEpic = (action$, _state$, { notices }) =>
  merge(
    action$.pipe(
      filter(unlink.done.match),
      tap(() => {
        /* translators: %s is the provider, such as WordPress.com. */
        const text = sprintf(__('Unlinked from %s.', 'jetpack'), providerHost);
        notices.show({ id: noticeId, status: 'is-success', text, duration: 2000 });
      }),
    ),
    action$.pipe(
      filter(unlink.failed.match),
      tap(({ payload }) => {
        /* translators: 1 is the provider, such as WordPress.com, 2 is what the site answered. */
        const text = sprintf(__('Error unlinking from %1$s. Error: %2$s', 'jetpack'), providerHost, messageOf(payload));
        notices.show({ id: noticeId, status: 'is-error', text });
      }),
    ),
  ).pipe(ignoreElements());
