import { checkAkismetKey, checkStoredAkismetKey, delays, isApiError, type ShellServices } from '@site-admin/contracts';
import { getErrorText, type RemoteEpic } from '@site-admin/kit';
import { saveForm, type FormsRoot } from '@site-admin/kit/forms';
import {
  catchError,
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  of,
  skip,
  switchMap,
  tap,
} from '@site-admin/runtime/rx';
import { antiSpamForm, selectTypedKey } from './anti-spam-form';
import { antiSpam, type AntiSpamRoot } from './anti-spam.slice';

type State = AntiSpamRoot & FormsRoot;

const badRequest = 400;

/** A key with characters that no key has is refused before it is checked (reference: wire, module/akismet/key/check). */
function toCheckEnd(key: string, error: unknown) {
  if (!isApiError(error) || error.status !== badRequest) return antiSpam.checkFailed({ key, message: getErrorText(error) });
  const { code, message } = error.response;
  return antiSpam.checked({ key, result: { validKey: false, invalidKeyCode: code, invalidKeyMessage: message } });
}

function check(key: string, { clock, requests }: ShellServices) {
  const result = clock.after(delays.keyCheck).pipe(
    switchMap(() => requests.call(checkAkismetKey, { body: { api_key: key } })),
    map((result) => antiSpam.checked({ key, result })),
    catchError((error: unknown) => of(toCheckEnd(key, error))),
  );
  return concat(of(antiSpam.checkStarted(key)), result);
}

/** Checks the key once typing has stopped. An empty key is not checked: that would check the stored one. */
export const checkKeyEpic: RemoteEpic<State> = (_action$, state$, services) =>
  state$.pipe(
    map(selectTypedKey),
    distinctUntilChanged(),
    // switchMap: another key ends the check of the one before it.
    switchMap((key) => (key ? check(key, services) : EMPTY)),
  );

/** Saves a key that was found valid (spec 001 §4.11). */
export const saveValidKeyEpic: RemoteEpic<State> = (action$) =>
  action$.pipe(
    filter(antiSpam.checked.match),
    filter(({ payload: { result } }) => result.validKey),
    map(() => saveForm(antiSpamForm)),
  );

/** Checks the stored key again once it has changed. */
export const checkStoredKeyEpic: RemoteEpic<State> = (_action$, _state$, { settings, resources }) => {
  const live = settings.watch(['wordpress_api_key']);
  return concat(of(live.current), live.changes).pipe(
    filter(({ status }) => status === 'ready'),
    map(({ stored }) => stored.wordpress_api_key),
    distinctUntilChanged(),
    skip(1),
    tap(() => resources.refresh(checkStoredAkismetKey)),
    ignoreElements(),
  );
};
