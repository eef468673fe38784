import { setLicense } from '@site-admin/contracts';
import { getErrorText, type RemoteEpic } from '@site-admin/kit';
import { catchError, exhaustMap, filter, ignoreElements, map, of, tap } from '@site-admin/runtime/rx';
import { licenseKey, type LicenseKeyRoot } from './license-key.slice';
import { licenseKeyTexts } from './license-key.texts';

/** Stores the key on the site. */
export const applyLicenseKeyEpic: RemoteEpic<LicenseKeyRoot> = (action$, state$, { requests }) =>
  action$.pipe(
    filter(licenseKey.requested.match),
    // exhaustMap: the same key must not be stored twice.
    exhaustMap(() =>
      requests.call(setLicense, { body: { license: state$.value.licenseKey.key.trim() } }).pipe(
        map(() => licenseKey.succeeded()),
        catchError((error: unknown) => of(licenseKey.failed(getErrorText(error)))),
      ),
    ),
  );

/** Shows the notices of spec 002 §8. */
export const announceLicenseKeyEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    tap((action) => {
      const id = 'license-key';
      if (licenseKey.requested.match(action)) notices.dismiss(id);
      if (licenseKey.succeeded.match(action)) notices.show({ id, status: 'is-success', text: licenseKeyTexts.applied() });
      if (licenseKey.failed.match(action)) notices.show({ id, status: 'is-error', text: licenseKeyTexts.failed() });
    }),
    ignoreElements(),
  );
