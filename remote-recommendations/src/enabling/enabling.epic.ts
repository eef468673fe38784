import type { ShellServices } from '@site-admin/contracts';
import { pluginInstall, type RemoteEpic } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { filter, ignoreElements, map, merge, mergeMap, of, take, tap, type Observable } from '@site-admin/runtime/rx';
import type { UnknownAction } from '@site-admin/runtime/store';
import { unsavedChanges } from '../saved-data/unsaved-changes.slice';
import { getFeature, type Activation, type FeatureSlug } from '../steps/features';
import { enabling } from './enabling.slice';

/* translators: %s is the site's message */
const errorText = (message: string) => sprintf(__('This feature could not be enabled. %s', 'jetpack'), message);

/** The step itself shows progress and success; the settings service shows a failure. */
const texts = { progress: undefined, success: undefined, error: errorText };

function changeSettings(slug: FeatureSlug, { patch }: Extract<Activation, { kind: 'settings' }>, { settings }: ShellServices) {
  return settings
    .change(patch, { texts })
    .pipe(map(({ status }) => (status === 'saved' ? enabling.succeeded(slug) : enabling.failed({ slug }))));
}

/** Requests the installation from the kit, and emits how it ended. */
function install(
  slug: FeatureSlug,
  activation: Extract<Activation, { kind: 'plugin' }>,
  action$: Observable<UnknownAction>,
): Observable<UnknownAction> {
  const { slug: plugin } = activation;
  const activated$ = action$.pipe(
    filter(pluginInstall.activated.match),
    filter(({ payload }) => payload.slug === plugin),
    map(() => enabling.succeeded(slug)),
  );
  const failed$ = action$.pipe(
    filter(pluginInstall.failed.match),
    filter(({ payload }) => payload.slug === plugin),
    map(({ payload: { message } }) => enabling.failed({ slug, message })),
  );
  return merge(
    of(pluginInstall.requested({ slug: plugin, source: 'recommendations' })),
    merge(activated$, failed$).pipe(take(1)),
  );
}

/** Enables a feature by its settings or its plugin. */
export const enableEpic: RemoteEpic = (action$, _state$, services) =>
  action$.pipe(
    filter(enabling.requested.match),
    // mergeMap: features are enabled independently of each other.
    mergeMap(({ payload: slug }) => {
      const { activation } = getFeature(slug);
      return activation.kind === 'settings' ? changeSettings(slug, activation, services) : install(slug, activation, action$);
    }),
  );

/** Records a feature as selected when it is enabled. The selection stays if enabling fails (spec 002 §4). */
export const selectEnabledEpic: RemoteEpic = (action$) =>
  action$.pipe(
    filter(enabling.requested.match),
    map(({ payload: slug }) => unsavedChanges.added({ kind: 'selected', slug })),
  );

/** Shows why a plugin could not be installed. */
export const announceInstallFailedEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    filter(enabling.failed.match),
    tap(({ payload: { slug, message } }) => {
      if (message === undefined) return;
      notices.show({ id: `recommendations-enable-${slug}`, status: 'is-error', text: errorText(message) });
    }),
    ignoreElements(),
  );

/** Records start and end of enabling a feature (spec 002 §4). */
export const trackEnablingEpic: RemoteEpic = (action$, _state$, { analytics }) =>
  action$.pipe(
    tap((action) => {
      const record = (name: string, feature: FeatureSlug) => analytics.record(`jetpack_recommendations_${name}`, { feature });
      if (enabling.requested.match(action)) record('feature_install_start', action.payload);
      if (enabling.succeeded.match(action)) record('feature_install_end', action.payload);
      if (enabling.failed.match(action)) record('feature_install_end', action.payload.slug);
    }),
    ignoreElements(),
  );
