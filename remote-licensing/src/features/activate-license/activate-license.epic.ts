import { attachLicenses, isApiError, getErrorMessage, type AttachResult } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { catchError, exhaustMap, filter, ignoreElements, map, of, tap } from '@site-admin/runtime/rx';
import { activate } from './activate-license.slice';
import { activateTexts } from './activate-license.texts';

/** Returns the action for the result of one key: its product id, or the server's first message. */
function toAction(result: AttachResult | undefined) {
  if (result && 'activatedProductId' in result) return activate.succeeded(result.activatedProductId);
  return activate.failed(result?.message || activateTexts.unknownError());
}

export const activateEpic: RemoteEpic = (action$, _state$, { requests }) =>
  action$.pipe(
    filter(activate.requested.match),
    // exhaustMap: a second click while activating must not attach twice.
    exhaustMap(({ payload: key }) =>
      requests.call(attachLicenses, { body: { licenses: [key] } }).pipe(
        map(([result]) => toAction(result)),
        // Caught here so that the epic outlives the failure. Only an API error has a message for the user.
        catchError((error: unknown) =>
          of(activate.failed(isApiError(error) ? getErrorMessage(error) : activateTexts.unknownError())),
        ),
      ),
    ),
  );

/** Emits the event on which the shell refetches what a new license changes (spec 001 §4.10). */
export const announceActivatedEpic: RemoteEpic = (action$, _state$, { bus }) =>
  action$.pipe(
    filter(activate.succeeded.match),
    tap(({ payload: productId }) => bus.emit('licensing/activated@1', { productId })),
    ignoreElements(),
  );

export const trackActivationEpic: RemoteEpic = (action$, _state$, { analytics }) =>
  action$.pipe(
    tap((action) => {
      if (activate.opened.match(action)) analytics.record('jetpack_wpa_license_key_activation_view');
      if (activate.succeeded.match(action)) {
        analytics.record('jetpack_wpa_license_key_activation_success', { product_id: action.payload });
      }
      if (activate.failed.match(action)) analytics.record('jetpack_wpa_license_key_activation_error', { error: action.payload });
    }),
    ignoreElements(),
  );
