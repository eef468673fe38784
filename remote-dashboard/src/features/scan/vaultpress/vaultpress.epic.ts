import { pluginInstall, type RemoteEpic } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { filter, ignoreElements, merge, tap } from '@site-admin/runtime/rx';

const slug = 'vaultpress';
const activatingId = 'activating-vaultpress';
const failureId = 'activate-vaultpress-failure';

/** Notices of activating VaultPress (spec 000 §2); once it is active, opens its admin page, where it is registered. */
export const announceVaultPressEpic: RemoteEpic = (action$, _state$, { navigation, notices, site }) =>
  merge(
    action$.pipe(
      filter(pluginInstall.requested.match),
      filter(({ payload }) => payload.slug === slug),
      tap(() => {
        notices.dismiss(failureId);
        notices.show({ id: activatingId, status: 'is-info', text: __('Activating VaultPress…', 'jetpack') });
      }),
    ),
    action$.pipe(
      filter(pluginInstall.activated.match),
      filter(({ payload }) => payload.slug === slug),
      tap(() => navigation.assign(`${site.initial.adminUrl}admin.php?page=vaultpress`)),
    ),
    action$.pipe(
      filter(pluginInstall.failed.match),
      filter(({ payload }) => payload.slug === slug),
      tap(() => {
        notices.dismiss(activatingId);
        notices.show({ id: failureId, status: 'is-error', text: __('Could not activate VaultPress.', 'jetpack') });
      }),
    ),
  ).pipe(ignoreElements());
