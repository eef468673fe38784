import { catchError, EMPTY, finalize, map, tap, type Observable } from 'rxjs';
import { updateSettings } from '../endpoints/settings';
import { isApiError, isRequestError, type RequestError } from '../errors';
import type { Requests } from '../remote';
import { networkError } from '../response';
import type { Settings } from '../site/settings';
import { isStored, type Change, type SaveResponse } from './change';
import { createWaitingChanges } from './waiting-changes';

export interface ChangeQueueDeps {
  readonly requests: Pick<Requests, 'call'>;
  /** Emits the settings as they are stored now; undefined where they cannot be fetched. */
  readonly refetched: () => Observable<Settings | undefined>;
  readonly onSending: (changes: readonly Change[]) => void;
  /** `response` is missing where the site refused the request, but has stored these changes. */
  readonly onSaved: (changes: readonly Change[], response?: SaveResponse) => void;
  readonly onFailed: (changes: readonly Change[], error: RequestError) => void;
  /** Called when the last change has ended. */
  readonly onIdle: () => void;
}

export interface ChangeQueue {
  add(change: Change): void;
  /** Sends all that wait in one request, without waiting for the one in flight: the page is being closed. */
  flush(): void;
}

/** Returns whether some values of the request were saved; the message names those that were not. */
const isPartlySaved = (error: RequestError) => isApiError(error) && error.response.code === 'some_updated';

/** Returns whether every change would end with this error: network, session, the user's rights. */
function concernsAll(error: RequestError): boolean {
  if (isApiError(error)) return error.status === 401 || error.status === 403;
  return error.name === 'FetchNetworkError' || error.name === 'RequestTimeoutError';
}

/**
 * Sends changes in order, one request at a time; those that wait are sent together. Where the site refuses several at once, they
 * are sent again one by one, so that one wrong value does not take the others with it.
 */
export function createChangeQueue(deps: ChangeQueueDeps): ChangeQueue {
  const waiting = createWaitingChanges();
  const retrySingly = (changes: readonly Change[]) => waiting.addSingly(changes);
  let inFlight = 0;

  function send(batch: readonly Change[]): void {
    inFlight += 1;
    deps.onSending(batch);
    deps.requests
      .call(updateSettings, { body: Object.assign({}, ...batch.map(({ patch }) => patch)) })
      .pipe(
        map((response) => deps.onSaved(batch, response)),
        catchError((error: unknown) => afterError({ batch, error: toRequestError(error) }, deps, retrySingly)),
        finalize(() => {
          inFlight -= 1;
          sendNext();
        }),
      )
      .subscribe();
  }

  function sendNext(): void {
    if (inFlight > 0) return;
    const batch = waiting.takeNext();
    if (batch.length === 0) deps.onIdle();
    else send(batch);
  }

  return {
    add(change) {
      waiting.add(change);
      sendNext();
    },
    flush() {
      const batch = waiting.takeAll();
      if (batch.length > 0) send(batch);
    },
  };
}

/** The error channel contains request errors only; a bug must not leave a change pending forever. */
const toRequestError = (error: unknown): RequestError => (isRequestError(error) ? error : networkError(updateSettings, error));

interface Failure {
  readonly batch: readonly Change[];
  readonly error: RequestError;
}

/** Ends the changes of a failed request, or retries them one by one. */
function afterError(
  { batch, error }: Failure,
  { refetched, onSaved, onFailed }: ChangeQueueDeps,
  retrySingly: (changes: readonly Change[]) => void,
): Observable<unknown> {
  if (!isPartlySaved(error)) {
    if (batch.length > 1 && !concernsAll(error)) retrySingly(batch);
    else onFailed(batch, error);
    return EMPTY;
  }
  return refetched().pipe(
    tap((stored) => {
      const saved = batch.filter((change) => stored !== undefined && isStored(change, stored));
      const others = batch.filter((change) => !saved.includes(change));
      if (saved.length > 0) onSaved(saved);
      if (batch.length > 1) retrySingly(others);
      else if (others.length > 0) onFailed(others, error);
    }),
  );
}
