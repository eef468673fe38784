import { catchError, EMPTY, finalize, map, tap, type Observable } from 'rxjs';
import { isApiError, isRequestError, type RequestError } from '../errors';
import { networkError } from '../response';
import { updateSettings } from '../endpoints/settings';
import type { Requests } from '../remote';
import type { Settings } from '../site/settings';
import { hasCommand, isStored, type Change } from './change';

export interface ChangeQueueDeps {
  readonly requests: Pick<Requests, 'call'>;
  /** Emits the settings as they are stored now, or nothing where they cannot be fetched. */
  readonly refetched: () => Observable<Settings | undefined>;
  readonly onSending: (changes: readonly Change[]) => void;
  readonly onSaved: (changes: readonly Change[]) => void;
  readonly onFailed: (changes: readonly Change[], error: RequestError) => void;
  /** Called when the last change has ended. */
  readonly onIdle: () => void;
}

export interface ChangeQueue {
  add(change: Change): void;
  /** Sends all that wait in one request, without waiting for the one in flight: the page is being closed. */
  flush(): void;
}

/** Some values of the request were saved; the message names those that were not. */
const isPartlySaved = (error: RequestError) => isApiError(error) && error.response.code === 'some_updated';

/** Errors that every change would end with: the network, the session, the user's rights. */
function concernsAll(error: RequestError): boolean {
  if (isApiError(error)) return error.status === 401 || error.status === 403;
  return error.name === 'FetchNetworkError';
}

/**
 * Sends changes in order, one request at a time; those that wait are sent together. Where the site refuses several at once, they
 * are sent again one by one, so that one wrong value does not take the others with it.
 */
export function createChangeQueue({ requests, refetched, onSending, onSaved, onFailed, onIdle }: ChangeQueueDeps): ChangeQueue {
  let waiting: readonly Change[] = [];
  /** Changes that are not to be sent with others. */
  const single = new Set<Change>();
  let inFlight = 0;

  function takeNext(): readonly Change[] {
    const [first] = waiting;
    if (!first) return [];
    const end = waiting.findIndex((change) => single.has(change));
    const batch = waiting.slice(0, end === 0 ? 1 : end === -1 ? waiting.length : end);
    waiting = waiting.slice(batch.length);
    batch.forEach((change) => single.delete(change));
    return batch;
  }

  function sendSingly(batch: readonly Change[]): void {
    batch.forEach((change) => single.add(change));
    waiting = [...batch, ...waiting];
  }

  function afterPartlySaved(batch: readonly Change[], error: RequestError, stored: Settings | undefined): void {
    const saved = batch.filter((change) => stored !== undefined && isStored(change, stored));
    const others = batch.filter((change) => !saved.includes(change));
    if (saved.length > 0) onSaved(saved);
    if (others.length === 0) return;
    if (batch.length > 1) sendSingly(others);
    else onFailed(others, error);
  }

  function afterError(batch: readonly Change[], cause: unknown): Observable<unknown> {
    // The error channel carries request errors; a bug below it must not leave the change pending for ever.
    const error = isRequestError(cause) ? cause : networkError(updateSettings, cause);
    if (isPartlySaved(error)) return refetched().pipe(tap((stored) => afterPartlySaved(batch, error, stored)));
    if (batch.length > 1 && !concernsAll(error)) sendSingly(batch);
    else onFailed(batch, error);
    return EMPTY;
  }

  function sendNext(): void {
    if (inFlight > 0) return;
    const batch = takeNext();
    if (batch.length === 0) onIdle();
    else send(batch);
  }

  function send(batch: readonly Change[]): void {
    inFlight += 1;
    onSending(batch);
    requests
      .call(updateSettings, { body: Object.assign({}, ...batch.map(({ patch }) => patch)) })
      .pipe(
        map(() => onSaved(batch)),
        catchError((error: unknown) => afterError(batch, error)),
        finalize(() => {
          inFlight -= 1;
          sendNext();
        }),
      )
      .subscribe();
  }

  return {
    add(change) {
      if (hasCommand(change.patch)) single.add(change);
      waiting = [...waiting, change];
      sendNext();
    },
    flush() {
      const batch = waiting;
      waiting = [];
      if (batch.length > 0) send(batch);
    },
  };
}
