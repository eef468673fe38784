import { attachLicenses, isApiError, getErrorMessage, type AttachResult } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { RemoteEpic } from '@site-admin/kit';
import { catchError, exhaustMap, filter, ignoreElements, map, of, tap } from '@site-admin/runtime/rx';
import { activate } from './activate-license.slice';

/** Spec 000 §8. */
const unknownError = () => __('An unknown error occurred during license activation. Please try again.', 'jetpack');

/** The one answer of the one key that was sent: its product, or the server's first message about it. */
function answered(result: AttachResult | undefined) {
  if (result && 'activatedProductId' in result) return activate.succeeded(result.activatedProductId);
  return activate.failed(result?.message || unknownError());
}

export const activateEpic: RemoteEpic = (action$, _state$, { requests }) =>
  action$.pipe(
    filter(activate.requested.match),
    // exhaustMap: a second click while activating must not attach twice.
    exhaustMap(({ payload: key }) =>
      requests.call(attachLicenses, { body: { licenses: [key] } }).pipe(
        map(([result]) => answered(result)),
        // Caught in here, so the epic outlives the failure. An answer without a body has no words of its own.
        catchError((error: unknown) => of(activate.failed(isApiError(error) ? getErrorMessage(error) : unknownError()))),
      ),
    ),
  );

/** Tells the shell, which fetches what a new licence changes (spec 001 §4.10). */
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
