import { installPlugin } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { catchError, exhaustMap, filter, ignoreElements, map, merge, of, tap } from '@site-admin/runtime/rx';
import { vaultPress } from './vaultpress.slice';

const activatingId = 'activating-vaultpress';

/** Makes the old backup plugin active; the site installs it first where it is missing. */
export const activateVaultPressEpic: RemoteEpic = (action$, _state$, { requests }) =>
  action$.pipe(
    filter(vaultPress.requested.match),
    // exhaustMap: a second click while activating would be told that it is active already.
    exhaustMap(() =>
      requests.call(installPlugin, { body: { slug: 'vaultpress', status: 'active' } }).pipe(
        map(() => vaultPress.activated()),
        catchError(() => of(vaultPress.failed())),
      ),
    ),
  );

/** Says what is going on; goes to the plugin's own page, where it is registered, or says that it did not work. */
export const announceVaultPressEpic: RemoteEpic = (action$, _state$, { navigation, notices, site }) =>
  merge(
    action$.pipe(
      filter(vaultPress.requested.match),
      tap(() => {
        notices.dismiss('activate-vaultpress-failure');
        notices.show({ id: activatingId, status: 'is-info', text: __('Activating VaultPress…', 'jetpack') });
      }),
    ),
    action$.pipe(
      filter(vaultPress.activated.match),
      tap(() => navigation.assign(`${site.initial.adminUrl}admin.php?page=vaultpress`)),
    ),
    action$.pipe(
      filter(vaultPress.failed.match),
      tap(() => {
        notices.dismiss(activatingId);
        const text = __('Could not activate VaultPress.', 'jetpack');
        notices.show({ id: 'activate-vaultpress-failure', status: 'is-error', text });
      }),
    ),
  ).pipe(ignoreElements());
