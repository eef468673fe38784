import { Observable, Subject, takeUntil } from 'rxjs';

/** What a remote holds open of the services: subscriptions, guards, timers. The shell ends them all; the test kit counts them first. */
export interface Handles {
  /** The same stream, counted while somebody listens; completes when the services close. */
  track<T>(label: string, source: Observable<T>): Observable<T>;
  /** The same stream, not counted; completes when the services close. */
  untilClosed<T>(source: Observable<T>): Observable<T>;
  /** Counts something open until the answer is called. */
  hold(label: string): () => void;
  /** Labels of what is open now. */
  open(): string[];
  close(): void;
}

export function createHandles(): Handles {
  const held = new Map<symbol, string>();
  const closed = new Subject<void>();
  let isClosed = false;

  function hold(label: string): () => void {
    const id = Symbol(label);
    held.set(id, label);
    return () => held.delete(id);
  }

  return {
    hold,
    untilClosed: (source) => source.pipe(takeUntil(closed)),
    track: (label, source) =>
      new Observable((subscriber) => {
        if (isClosed) return subscriber.complete();
        subscriber.add(hold(label));
        return source.pipe(takeUntil(closed)).subscribe(subscriber);
      }),
    open: () => [...held.values()],
    close() {
      isClosed = true;
      closed.next();
      closed.complete();
    },
  };
}
