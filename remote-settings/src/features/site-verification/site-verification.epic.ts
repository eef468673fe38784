import {
  getGoogleVerification,
  getGoogleVerificationByKeyring,
  noticeDurations,
  verifyGoogle,
  type ChangeOptions,
  type GoogleVerification,
  type ShellServices,
} from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { sprintf } from '@site-admin/runtime/i18n';
import {
  catchError,
  combineLatest,
  concatMap,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  mergeMap,
  of,
  startWith,
  switchMap,
  take,
  tap,
  throwError,
  type Observable,
} from '@site-admin/runtime/rx';
import { codeMissing, toGoogleError, toGoogleStatus, type GoogleError } from './google-status';
import { google } from './site-verification.slice';
import { getGoogleTexts } from './site-verification.texts';

/** The code is saved on behalf of the user: only a failure is displayed. */
const quiet: ChangeOptions = { texts: { progress: undefined, success: undefined }, undo: false };

/** Emits the status and the stored code, once both are loaded. */
function loadStatus({ resources, settings }: ShellServices) {
  const status = resources.watch(getGoogleVerification).pipe(filter((state) => state.status !== 'loading'));
  const view = settings.watch(['google']);
  const stored = view.changes.pipe(
    startWith(view.current),
    filter((current) => current.status === 'ready'),
  );
  return combineLatest([status, stored]).pipe(
    take(1),
    map(([state, { values }]) => ({ state, stored: values.google ?? '' })),
  );
}

/** Compares the stored code with Google's when the card is opened (reference: behaviour, C3). */
export const compareCodeEpic: RemoteEpic = (action$, _state$, services) =>
  action$.pipe(
    filter(google.opened.match),
    // switchMap: the card was opened again.
    switchMap(() => loadStatus(services)),
    concatMap(({ state, stored }) => {
      if (state.status === 'failed')
        return stored !== '' && isCodeMissing(toGoogleError(state.error)) ? of(google.codeRefused()) : EMPTY;
      const { token, isVerified } = toGoogleStatus(state.data ?? noStatus);
      if (stored === '' && token !== '') return services.settings.change({ google: token }, quiet).pipe(ignoreElements());
      return stored !== '' && token === '' && !isVerified ? of(google.manualOpened()) : EMPTY;
    }),
  );

const noStatus: GoogleVerification = { verified: false, is_owner: false, errors: {} };

const isCodeMissing = ({ code }: GoogleError): boolean => code === codeMissing;

/** Emits once the code of this permission is stored. Errors as requests do. */
const storeCode = (response: GoogleVerification, { settings }: ShellServices): Observable<unknown> =>
  defer(() => {
    const { token, error } = toGoogleStatus(response);
    if (error) return of(google.failed(error));
    if (token === '' || token === settings.value('google')) return of(undefined);
    return settings
      .change({ google: token }, { texts: 'none' })
      .pipe(mergeMap((result) => (result.status === 'saved' ? of(undefined) : throwError(() => result.error))));
  });

/** Stores the code of a permission in the site, and asks Google to find it there. */
function verify(keyringId: number, services: ShellServices) {
  const { requests } = services;
  return requests.call(getGoogleVerificationByKeyring, { params: { keyring_id: keyringId } }).pipe(
    mergeMap((response) => storeCode(response, services)),
    mergeMap((failure) =>
      google.failed.match(failure)
        ? of(failure)
        : requests.call(verifyGoogle, { body: { keyring_id: keyringId } }).pipe(
            map((response) => {
              const { isVerified, error } = toGoogleStatus(response);
              if (isVerified) return google.verified();
              return google.failed(error ?? { code: '', message: getGoogleTexts().notVerified });
            }),
          ),
    ),
    catchError((error: unknown) => of(google.failed(toGoogleError(error)))),
  );
}

export const verifyGoogleEpic: RemoteEpic = (action$, _state$, services) =>
  action$.pipe(
    filter(google.permitted.match),
    // exhaustMap: one verification at a time; the window may send its message again.
    exhaustMap(({ payload }) => verify(payload, services)),
  );

/** A code that Google does not find is removed, and the status is fetched again (spec 002 §4). */
export const removeCodeEpic: RemoteEpic = (action$, _state$, { settings, resources }) =>
  action$.pipe(
    filter((action) => google.codeRefused.match(action) || (google.failed.match(action) && isCodeMissing(action.payload))),
    concatMap(() => settings.change({ google: '' }, quiet)),
    tap(() => resources.refresh(getGoogleVerification)),
    ignoreElements(),
  );

const id = 'verifying-site-google';

/** Shows the progress of a verification and its result in one notice. */
export const announceGoogleEpic: RemoteEpic = (action$, _state$, { notices }) =>
  action$.pipe(
    tap((action) => {
      const texts = getGoogleTexts();
      if (google.permitted.match(action)) notices.show({ id, status: 'is-info', text: texts.verifying });
      else if (google.verified.match(action)) {
        notices.show({ id, status: 'is-success', text: texts.isVerified, duration: noticeDurations.success });
      } else if (google.failed.match(action)) {
        const text = sprintf(texts.failed, action.payload.message);
        notices.show({ id, status: 'is-error', text, duration: noticeDurations.error });
      }
    }),
    ignoreElements(),
  );
