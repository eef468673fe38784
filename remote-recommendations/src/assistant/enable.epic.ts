import { installPlugin, updateSettings, type Requests } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { problemText, type RemoteEpic } from '@site-admin/kit';
import { catchError, filter, ignoreElements, map, mergeMap, of, tap, type Observable } from '@site-admin/runtime/rx';
import { featureOf, type Enabling, type FeatureSlug } from '../steps/feature-map';
import { assistant } from './assistant.slice';

function switchOn(enabling: Enabling, requests: Requests): Observable<unknown> {
  return enabling.kind === 'settings'
    ? requests.call(updateSettings, { body: enabling.change })
    : requests.call(installPlugin, { body: { slug: enabling.slug, status: 'active', source: 'recommendations' } });
}

/** Switches a feature on, by its option or its plugin. */
export const enableEpic: RemoteEpic = (action$, _state$, { requests }) =>
  action$.pipe(
    filter(assistant.enableRequested.match),
    // mergeMap: features do not wait for one another; the button of one is busy meanwhile.
    mergeMap(({ payload: slug }) =>
      switchOn(featureOf(slug).enabling, requests).pipe(
        map(() => assistant.enabled(slug)),
        catchError((error: unknown) => of(assistant.enableFailed({ slug, message: problemText(error) }))),
      ),
    ),
  );

export const announceEnableEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    filter(assistant.enableFailed.match),
    tap(({ payload: { slug, message } }) =>
      notices.show({
        id: `recommendations-enable-${slug}`,
        status: 'is-error',
        /* translators: %s is what the site answered */
        text: sprintf(__('This feature could not be enabled. %s', 'jetpack'), message),
      }),
    ),
    ignoreElements(),
  );

/** Records when switching a feature on begins and ends (spec 002 §4). */
export const trackEnableEpic: RemoteEpic = (action$, _state$, { analytics }) =>
  action$.pipe(
    tap((action) => {
      const record = (name: string, feature: FeatureSlug) => analytics.record(`jetpack_recommendations_${name}`, { feature });
      if (assistant.enableRequested.match(action)) record('feature_install_start', action.payload);
      if (assistant.enabled.match(action)) record('feature_install_end', action.payload);
      if (assistant.enableFailed.match(action)) record('feature_install_end', action.payload.slug);
    }),
    ignoreElements(),
  );
