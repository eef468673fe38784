import {
  attachLicenses,
  getErrorMessage,
  getLicenseCounts,
  getLicenses,
  getSite,
  getSitePurchases,
  isApiError,
  type AttachResult,
} from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { catchError, exhaustMap, filter, ignoreElements, map, of, tap } from '@site-admin/runtime/rx';
import { activate, type KeyError } from './activate-license.slice';
import { activateTexts } from './activate-license.texts';

/** Returns the action for the results, which are in the order of the keys. */
function toAction(keys: readonly string[], results: readonly AttachResult[]) {
  const activated: number[] = [];
  const errors: KeyError[] = [];
  keys.forEach((key, index) => {
    const result = results[index];
    if (result && 'activatedProductId' in result) activated.push(result.activatedProductId);
    else errors.push({ key, message: result?.message || activateTexts.unknownError() });
  });
  return errors.length === 0 ? activate.succeeded(activated) : activate.refused({ errors, activated });
}

export const activateEpic: RemoteEpic = (action$, _state$, { requests }) =>
  action$.pipe(
    filter(activate.requested.match),
    // exhaustMap: a second click while activating must not attach twice.
    exhaustMap(({ payload: keys }) =>
      requests.call(attachLicenses, { body: { licenses: [...keys] } }).pipe(
        map((results) => toAction(keys, results)),
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
    tap((action) => {
      const activated = activate.succeeded.match(action)
        ? action.payload
        : activate.refused.match(action)
          ? action.payload.activated
          : [];
      activated.forEach((productId) => bus.emit('licensing/activated@1', { productId }));
    }),
    ignoreElements(),
  );

/** Refetches what licenses change after a failure, which may have been the response only: the site can have attached them. */
export const refetchAfterFailureEpic: RemoteEpic = (action$, _state$, { resources }) =>
  action$.pipe(
    filter(activate.failed.match),
    tap(() => {
      [getLicenses, getLicenseCounts, getSite, getSitePurchases].forEach((endpoint) => resources.refresh(endpoint));
    }),
    ignoreElements(),
  );

export const trackActivationEpic: RemoteEpic = (action$, _state$, { analytics }) =>
  action$.pipe(
    tap((action) => {
      const prefix = 'jetpack_wpa_license_key_activation';
      if (activate.opened.match(action)) analytics.record(`${prefix}_view`);
      if (activate.succeeded.match(action)) {
        action.payload.forEach((product_id) => analytics.record(`${prefix}_success`, { product_id }));
      }
      if (activate.failed.match(action)) analytics.record(`${prefix}_error`, { error: action.payload });
      if (activate.refused.match(action)) {
        action.payload.errors.forEach(({ message: error }) => analytics.record(`${prefix}_error`, { error }));
      }
    }),
    ignoreElements(),
  );
