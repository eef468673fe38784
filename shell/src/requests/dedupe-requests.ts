import { Observable } from 'rxjs';

interface InFlight<T> {
  readonly response: Promise<T>;
  readonly controller: AbortController;
  subscribers: number;
}

export interface DedupeRequests<T> {
  /** Returns the request in flight for `key`, else sends one; aborts it when its last subscriber unsubscribes. */
  share(key: string, send: (signal: AbortSignal) => Promise<T>): Observable<T>;
  /** Called after a write: later subscribers get a new request, as those in flight may return the old state. */
  forget(): void;
}

/** Shares equal requests while they are in flight. */
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
