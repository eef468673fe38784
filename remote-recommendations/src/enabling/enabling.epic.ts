import { installPlugin, type ShellServices } from '@site-admin/contracts';
import { problemText, type RemoteEpic } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { catchError, filter, ignoreElements, map, mergeMap, of, tap, type Observable } from '@site-admin/runtime/rx';
import { unsavedChanges } from '../saved-data/unsaved-changes.slice';
import { getFeature, type FeatureSlug } from '../steps/features';
import { enabling } from './enabling.slice';

/* translators: %s is the site's message */
const errorText = (message: string) => sprintf(__('This feature could not be enabled. %s', 'jetpack'), message);

/** Emits whether the feature was enabled. A failure is shown in a notice. */
function enable(slug: FeatureSlug, { settings, requests, notices }: ShellServices): Observable<boolean> {
  const { activation } = getFeature(slug);
  if (activation.kind === 'settings') {
    // The step itself shows progress and success.
    const texts = { progress: undefined, success: undefined, error: errorText };
    return settings.change(activation.patch, { texts }).pipe(map(({ status }) => status === 'saved'));
  }
  return requests.call(installPlugin, { body: { slug: activation.slug, status: 'active', source: 'recommendations' } }).pipe(
    map(() => true),
    catchError((error: unknown) => {
      notices.show({ id: `recommendations-enable-${slug}`, status: 'is-error', text: errorText(problemText(error)) });
      return of(false);
    }),
  );
}

/** Enables a feature by its settings or its plugin. */
export const enableEpic: RemoteEpic = (action$, _state$, shell) =>
  action$.pipe(
    filter(enabling.requested.match),
    // mergeMap: features are enabled independently of each other.
    mergeMap(({ payload: slug }) =>
      enable(slug, shell).pipe(map((isEnabled) => (isEnabled ? enabling.succeeded(slug) : enabling.failed(slug)))),
    ),
  );

/** Records a feature as selected when it is enabled. The selection stays if enabling fails (spec 002 §4). */
export const selectEnabledEpic: RemoteEpic = (action$) =>
  action$.pipe(
    filter(enabling.requested.match),
    map(({ payload: slug }) => unsavedChanges.added({ kind: 'selected', slug })),
  );

/** Records start and end of enabling a feature (spec 002 §4). */
export const trackEnablingEpic: RemoteEpic = (action$, _state$, { analytics }) =>
  action$.pipe(
    tap((action) => {
      const record = (name: string, feature: FeatureSlug) => analytics.record(`jetpack_recommendations_${name}`, { feature });
      if (enabling.requested.match(action)) record('feature_install_start', action.payload);
      if (enabling.succeeded.match(action) || enabling.failed.match(action)) record('feature_install_end', action.payload);
    }),
    ignoreElements(),
  );
