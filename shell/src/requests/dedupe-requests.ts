import { Observable } from 'rxjs';

interface InFlight<T> {
  readonly response: Promise<T>;
  readonly controller: AbortController;
  subscribers: number;
}

export interface DedupeRequests<T> {
  /** Shares one request between all that subscribe while it is in flight; aborted when the last one unsubscribes. */
  share(key: string, send: (signal: AbortSignal) => Promise<T>): Observable<T>;
  /** Later subscribers get a new request: something was written, and those in flight may be from before. */
  forget(): void;
}

/** Makes equal requests that are in flight at the same time one. */
export function dedupeRequests<T>(): DedupeRequests<T> {
  const inFlight = new Map<string, InFlight<T>>();

  function start(key: string, send: (signal: AbortSignal) => Promise<T>): InFlight<T> {
    const controller = new AbortController();
    const started: InFlight<T> = { response: send(controller.signal), controller, subscribers: 0 };
    inFlight.set(key, started);
    const end = () => remove(key, started);
    started.response.then(end, end);
    return started;
  }

  function remove(key: string, request: InFlight<T>): void {
    if (inFlight.get(key) === request) inFlight.delete(key);
  }

  return {
    share: (key, send) =>
      new Observable((subscriber) => {
        const request = inFlight.get(key) ?? start(key, send);
        request.subscribers += 1;
        request.response.then(
          (response) => {
            subscriber.next(response);
            subscriber.complete();
          },
          (error: unknown) => subscriber.error(error),
        );
        return () => {
          request.subscribers -= 1;
          if (request.subscribers > 0) return;
          remove(key, request);
          request.controller.abort();
        };
      }),
    forget: () => inFlight.clear(),
  };
}
