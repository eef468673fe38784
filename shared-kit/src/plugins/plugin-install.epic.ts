import { getPlugins, installPlugin, pluginRefetchDelay, type ShellServices } from '@site-admin/contracts';
import {
  catchError,
  concat,
  filter,
  finalize,
  map,
  mergeMap,
  of,
  switchMap,
  take,
  type Observable,
} from '@site-admin/runtime/rx';
import type { UnknownAction } from '@site-admin/runtime/store';
import { getErrorText } from '../errors/error-text';
import type { RemoteEpic } from '../remote/store';
import { pluginInstall, type InstallRequest } from './plugin-install.slice';

/** Emits once the list of plugins was refetched, whether or not that succeeded. */
function refetchPlugins({ clock, resources }: ShellServices): Observable<unknown> {
  return clock.after(pluginRefetchDelay).pipe(
    switchMap(() => {
      resources.refresh(getPlugins);
      return resources.watch(getPlugins);
    }),
    filter(({ status }) => status !== 'loading'),
    take(1),
  );
}

function install({ slug, source }: InstallRequest, services: ShellServices): Observable<UnknownAction> {
  const body = { slug, status: 'active' as const, ...(source !== undefined && { source }) };
  return services.requests.call(installPlugin, { body }).pipe(
    mergeMap(() =>
      concat(of(pluginInstall.activated({ slug })), refetchPlugins(services).pipe(map(() => pluginInstall.finished({ slug })))),
    ),
    catchError((error: unknown) => of(pluginInstall.failed({ slug, message: getErrorText(error) }))),
  );
}

/** Installs and activates plugins, independently of each other. */
export const installPluginEpic: RemoteEpic = (action$, _state$, services) => {
  const running = new Set<string>();
  return action$.pipe(
    filter(pluginInstall.requested.match),
    // Like exhaustMap, but per plugin: the site refuses to activate a plugin twice.
    filter(({ payload: { slug } }) => !running.has(slug)),
    mergeMap(({ payload }) => {
      running.add(payload.slug);
      return install(payload, services).pipe(finalize(() => running.delete(payload.slug)));
    }),
  );
};
