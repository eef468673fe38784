import { pluginInstall, type RemoteEpic } from '@site-admin/kit';
import { filter, ignoreElements, merge, tap } from '@site-admin/runtime/rx';

export interface PluginActivation {
  readonly slug: string;
  /** Shown while the plugin is being installed or activated. */
  readonly activating: () => string;
  readonly failed: () => string;
  /** The plugin's admin page, where it is set up: `vaultpress`. */
  readonly page: string;
}

/** Creates the epic that shows the notices of activating a plugin (spec 000 §4) and opens its admin page once it is active. */
export const announceActivation =
  ({ slug, activating, failed, page }: PluginActivation): RemoteEpic =>
  (action$, _state$, { navigation, notices, site }) => {
    const activatingId = `activating-${slug}`;
    const failureId = `activate-${slug}-failure`;
    const isOwn = ({ payload }: { readonly payload: { readonly slug: string } }) => payload.slug === slug;
    return merge(
      action$.pipe(
        filter(pluginInstall.requested.match),
        filter(isOwn),
        tap(() => {
          notices.dismiss(failureId);
          notices.show({ id: activatingId, status: 'is-info', text: activating() });
        }),
      ),
      action$.pipe(
        filter(pluginInstall.activated.match),
        filter(isOwn),
        tap(() => navigation.assign(`${site.initial.adminUrl}admin.php?page=${page}`)),
      ),
      action$.pipe(
        filter(pluginInstall.failed.match),
        filter(isOwn),
        tap(() => {
          notices.dismiss(activatingId);
          notices.show({ id: failureId, status: 'is-error', text: failed() });
        }),
      ),
    ).pipe(ignoreElements());
  };
